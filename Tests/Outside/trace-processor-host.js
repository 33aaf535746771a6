// Runs the engine of Perfetto's user interface outside a browser: it thinks that it is a worker of a page.
// Standard input and output carry messages, each after its length (32 bits, little-endian).
const fs = require('fs');
const path = require('path');

const folder = process.argv[2];
const read = (url) => fs.readFileSync(path.join(folder, path.basename(String(url))));

class FileRequest {
  open(method, url) { this.url = url; }
  send() {
    const bytes = read(this.url);
    this.status = 200;
    this.response = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  }
}

const fetchFile = async (url) =>
  new Response(read(url), { headers: { 'content-type': 'application/wasm' } });
const say = (...words) => console.error('trace processor:', ...words);
const quiet = { log() {}, info() {}, debug() {}, warn() {}, error: say };
const worker = { location: { href: 'http://localhost/' } };

// Names of node are hidden, so that the engine does not take this for node.
const names = ['self', 'importScripts', 'WorkerGlobalScope', 'location', 'XMLHttpRequest', 'fetch', 'console',
  'process', 'require', 'module', 'exports'];
new Function(...names, read('engine_bundle.js').toString())(
  worker, () => {}, function () {}, worker.location, FileRequest, fetchFile, quiet);

const port = {
  onmessage: null,
  postMessage(bytes) {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(bytes.length);
    for (const part of [length, bytes]) {
      for (let at = 0; at < part.length;) at += fs.writeSync(1, part, at);
    }
  },
};
worker.onmessage({ data: port });

function take(count) {
  const bytes = new Uint8Array(count);
  for (let at = 0; at < count;) {
    const got = fs.readSync(0, bytes, at, count - at);
    if (got === 0) process.exit(0);
    at += got;
  }
  return bytes;
}

// The WebAssembly module is compiled in the meantime; messages are read only then.
setTimeout(() => {
  for (;;) port.onmessage({ data: take(Buffer.from(take(4)).readUInt32LE(0)) });
}, 1500);
