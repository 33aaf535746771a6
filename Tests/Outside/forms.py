"""Holds every file of a folder against an independent reader: forms.py WEB_DIST FOLDER.

A trace lies there in three forms under one name; what they hold must be the same, counted by each reader.
"""

import json
import pathlib
import sys
import xml.etree.ElementTree

import pandas

from trace_processor import TraceProcessor

faults = []


def expect(holds, sentence):
    if not holds:
        faults.append(sentence)
        print("WRONG", sentence)


def lines(path):
    return [json.loads(line) for line in path.read_text().splitlines()]


def check_json_lines(path, own):
    frame = pandas.read_json(path, lines=True)
    expect(len(frame) == len(own), f"{path.name}: pandas reads {len(frame)} of {len(own)} lines")
    times = [line["time"] for line in own if line["type"] == "frame"]
    expect(times == sorted(times), f"{path.name}: frames are out of order")


def check_csv(path, frames):
    table = pandas.read_csv(path)
    expect(len(table) == len(frames), f"{path.name}: pandas reads {len(table)} of {len(frames)} rows")
    for column, key, place in [("time_s", "time", None), ("offset_x", "contentOffset", 0),
                               ("offset_y", "contentOffset", 1), ("velocity_y", "velocity", 1)]:
        expected = [frame[key] if place is None else frame[key][place] for frame in frames]
        expect(list(table[column]) == expected, f"{path.name}: {column} differs from the frames")


def check_perfetto(processor, path, own):
    frames = [line for line in own if line["type"] == "frame"]
    error = processor.load(path)
    expect(not error, f"{path.name}: {error}")
    if error:
        return
    for name, value in processor.query(
            "select name, value from stats where severity in ('error', 'data_loss') and value > 0"):
        expect(False, f"{path.name}: {name} is {value}")
    expect(processor.query("select count(*) from slice where dur = -1") == [(0,)],
           f"{path.name}: a slice has no end")
    # Each line of the trace is an instant that carries it; what is not a duration is one.
    [(kept,)] = processor.query(
        "select count(*) from slice join args using (arg_set_id) where key = 'args.data.type'")
    expect(kept == len(own), f"{path.name}: {kept} of {len(own)} lines are kept as instants")
    for axis in (0, 1):
        values = [frame["contentOffset"][axis] for frame in frames]
        [(low, high)] = processor.query(
            "select min(c.value), max(c.value) from counter c join counter_track t on c.track_id = t.id "
            f"where lower(t.name) like '%offset%{'xy'[axis]}%'")
        expect(low == min(values) and high == max(values),
               f"{path.name}: offset {'xy'[axis]} from {low} to {high}, expected {min(values)} to {max(values)}")
    [(first, last)] = processor.query("select min(ts), max(ts) from counter")
    expected = round((frames[-1]["time"] - frames[0]["time"]) * 1e9)
    expect(abs(last - first - expected) <= 2, f"{path.name}: {last - first} ns long, expected {expected}")


def check_svg(path):
    root = xml.etree.ElementTree.parse(path).getroot()
    expect(root.tag.endswith("svg"), f"{path.name}: the root is {root.tag}")
    expect(path.stat().st_size < 1_000_000, f"{path.name}: {path.stat().st_size} bytes")
    try:
        import cairosvg
        picture = cairosvg.svg2png(url=str(path))
    except OSError as error:
        print(f"skipped: no rasterizer for {path.name}: {error}")
        return
    expect(len(picture) > 10_000, f"{path.name}: the picture is empty")


def main(web_dist, folder):
    paths = sorted(pathlib.Path(folder).iterdir())
    for path in paths:
        if path.suffix == ".jsonl":
            own = lines(path)
            check_json_lines(path, own)
            check_csv(path.with_suffix(".csv"), [line for line in own if line["type"] == "frame"])
            with TraceProcessor(web_dist) as processor:
                check_perfetto(processor, path.with_suffix(".perfetto.json"), own)
        elif path.suffix == ".svg":
            check_svg(path)
        elif path.name == "map.csv":
            expect(len(pandas.read_csv(path)) > 100, "map.csv: pandas reads hardly a row")
    print(f"{len(paths)} files, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
