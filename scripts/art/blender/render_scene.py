"""blender -b -P render_scene.py -- job.json   What the screens show: a small scene with real light, 16:9, opaque."""
import importlib
import json
import os
import sys
import time
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, 'scenes')]
from lib import *

# How each is printed: exposure, saturation.
PRINT = dict(earth=(2.4, 1.15), dunes=(1.75, 1.25), cricket=(2.0, 1.12), aurora=(1.8, 1.1), mountains=(1.12, 1.25), fruit=(.9, 1.05))


def main(job):
    """Job: scene, out (path without ending), size and samples. Writes out.exr and out.json."""
    w, h = job.get('size', [1280, 720])
    s = reset(w, h, job.get('samples', 48), transparent=False)
    s.cycles.transmission_bounces = 10
    t0 = time.time()
    name = job['scene']
    getattr(importlib.import_module(name), name)(job)
    t1 = time.time()
    render(job['out'] + '.exr')
    json.dump({'seconds': {'build': t1 - t0, 'render': time.time() - t1}, 'print': PRINT.get(name, (1, 1.08))}, open(job['out'] + '.json', 'w'))


if __name__ == '__main__':
    main(json.load(open(sys.argv[sys.argv.index('--') + 1])))
