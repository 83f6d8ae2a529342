"""A street in the rain at night."""
import math
import os
import random
import bpy
import numpy as np
from mathutils import Vector
from lib import *
from scene_parts import *


def night_street(v):
    """Rain on a pane, the city behind it."""
    r = random.Random(3)
    W, H = 1920, 1080
    base = np.zeros((H, W, 3), np.float32)
    yy = np.linspace(0, 1, H)[:, None, None]
    base += np.array([.010, .018, .05]) * (.5 + yy) + np.array([.10, .045, .02]) * np.exp(-((yy - .42) / .16) ** 2)
    lights = []
    pal = [(1, .55, .18), (1, .35, .08), (1, .78, .45), (.95, .08, .06), (.10, .45, 1), (.05, .9, .75), (1, .12, .5), (.9, .95, 1)]
    for _ in range(150):
        c = pal[min(7, int(abs(r.gauss(0, 2.6))))]
        y = r.gauss(.46, .14) * H
        k = r.uniform(.10, .95) * (1.4 if .3 < y / H < .56 else .6)
        lights.append((r.uniform(0, W), y, r.choice([22, 34, 46, 60, 78]), [q * k for q in c]))
    picture_plane('city', bokeh(W, H, lights, base), 16, (0, 9.5, 0), (math.pi / 2, 0, 0), 1.25)
    world_color((.02, .03, .06), 1, None)
    glass = material('drop', (1, 1, 1), 0, transmission=1, ior=1.33, spec=.5)
    protos = []
    for k in range(5):
        o = smooth_sphere('drop', .5, (0, 0, 500), glass, 32, 20)
        for vx in o.data.vertices:
            a = math.atan2(vx.co.z, vx.co.x)
            f = 1 + .10 * math.sin(2 * a + k) + .07 * math.sin(3 * a + 2 * k)
            vx.co.x *= f
            vx.co.z *= f * (1.1 if vx.co.z < 0 else .95)
            vx.co.y *= .30 if vx.co.y < 0 else .02
        protos.append(o)
    for i in range(900):
        big = i < 120
        s = r.uniform(.05, .13) if big else r.uniform(.008, .035)
        x, z = r.uniform(-1.6, 1.6), r.uniform(-.95, .95)
        copy_of(protos[i % 5], (x, 0, z), (0, r.uniform(-.5, .5), 0), (s, s * .9, s * r.uniform(1, 1.25)))
        if big and r.random() < .3:
            for j in range(r.randrange(5, 14)):
                copy_of(protos[j % 5], (x + r.gauss(0, .008), 0, z + .06 + j * .05), (0, 0, 0), (s * .28 * r.uniform(.4, 1), s * .3, s * .35 * r.uniform(.4, 1.2)))
    camera((0, -2.6, 0), (0, 0, 0), 42)
