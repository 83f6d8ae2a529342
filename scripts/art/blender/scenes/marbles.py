"""Glass marbles on a table."""
import math
import os
import random
import bpy
import numpy as np
from mathutils import Vector
from lib import *
from scene_parts import *


def marbles(v):
    """Glass and colour with a shallow depth of field (saturated)."""
    world_hdri('apartment', .55, 60, None)
    r = random.Random(8)
    floor = material('floor', (.012, .012, .016), .12, spec=.5)
    mesh('floor', [(-20, -20, 0), (20, -20, 0), (20, 20, 0), (-20, 20, 0)], [(0, 1, 2, 3)], floor, 0)
    hues = [.01, .06, .12, .33, .48, .56, .62, .78, .88, .95]
    placed = []
    for _ in range(900):
        rad = r.choice([.34, .42, .52, .60, .24])
        x, y = r.uniform(-4.6, 4.6), r.uniform(-2.0, 7)
        if all(math.hypot(x - a, y - b) > 2 * math.sqrt(rad * c) + .01 for a, b, c in placed):
            placed.append((x, y, rad))
    for i, (x, y, rad) in enumerate(placed):
        c = hsv(hues[r.randrange(10)], .92, .95)
        if i % 3:
            m = material('glass', tuple(.25 + .75 * q for q in c), .0, transmission=1, ior=1.5, spec=.5)
        else:
            m = material('lacquer', c, .16, spec=.5, coat=1)
        smooth_sphere('ball', rad, (x, y, rad), m)
        if i % 3 == 1:
            smooth_sphere('core', rad * .38, (x, y, rad), material('core', hsv(hues[r.randrange(10)], .95, .95), .3, emit=c, strength=.5), 32, 16, (1, .35, 1))
    area('a', (3, 3), (-4, 1, 5), (0, 1, 0), 420, (1, .9, .78), group=None)
    area('b', (1.5, 4), (5, 4, 3), (0, 1, 0), 320, (.55, .72, 1), group=None)
    area('c', (6, .6), (0, 9, 1.6), (0, 0, .5), 260, (1, .4, .7), group=None)
    camera((0, -6.6, 1.55), (0, .6, .42), 62, fstop=.35, focus=(0, -.55, .5))
