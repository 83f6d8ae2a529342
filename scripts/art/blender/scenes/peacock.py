"""Feathers of a peacock."""
import math
import os
import random
import bpy
import numpy as np
from mathutils import Vector
from lib import *
from scene_parts import *


def peacock(v):
    """One feather, close: thousands of barbs."""
    rng = np.random.default_rng(6)
    world_color((.004, .010, .012), 1, None)
    verts, faces, cols = [], [], []

    def barb(p0, d0, length, curl, width, shade, bend=0.):
        n = 26
        p, d = np.array(p0, float), np.array(d0, float)
        pts = []
        for i in range(n):
            pts.append(p.copy())
            a = curl / n
            d = np.array([d[0] * math.cos(a) - d[1] * math.sin(a), d[0] * math.sin(a) + d[1] * math.cos(a), d[2] + bend / n])
            p = p + d * length / n
        pts = np.array(pts)
        t = np.gradient(pts, axis=0)
        nn = np.stack([-t[:, 1], t[:, 0], 0 * t[:, 0]], 1)
        nn /= np.linalg.norm(nn, axis=1)[:, None] + 1e-9
        w = width * np.sin(np.linspace(.35, math.pi - .06, n))[:, None]
        k = len(verts)
        for q in range(n):
            verts.append(pts[q] - nn[q] * w[q])
            verts.append(pts[q] + nn[q] * w[q] + np.array([0, 0, w[q][0] * .9]))
            c = color_at(pts[q], q / (n - 1)) * shade
            cols.append(c)
            cols.append(c * 1.25)
        for q in range(n - 1):
            a = k + 2 * q
            faces.append((a, a + 1, a + 3, a + 2))

    def color_at(p, t):
        x, y = p[0] / 1.12, (p[1] - .15) / 1.25
        heart = y - .10 * (1 - min(1, abs(x) * 3.0)) * (y < 0) * -1
        d = math.hypot(x, y + .10 * abs(x))
        stops = [(0, (.010, .012, .10)), (.30, (.012, .016, .16)), (.36, (.0, .16, .62)), (.52, (.0, .42, .62)), (.60, (.02, .40, .30)), (.66, (.40, .16, .020)), (.92, (.55, .26, .03)), (1.0, (.48, .42, .03)), (1.10, (.10, .36, .05)), (1.35, (.02, .26, .09)), (1.8, (.16, .20, .02)), (2.6, (.05, .12, .05)), (9, (.03, .10, .06))]
        d = d * 1.62
        for (a, ca), (b, cb) in zip(stops, stops[1:]):
            if d <= b:
                f = (d - a) / (b - a)
                return np.array(ca) * (1 - f) + np.array(cb) * f
        return np.array(stops[-1][1])
    for side in (-1, 1):
        for i in range(520):
            t = i / 520
            y0 = -3.2 + t * 4.05
            ang = math.radians(20 + 62 * (1 - t) * .62 + rng.normal(0, 1.6))
            d = (side * math.sin(ang), math.cos(ang), 0)
            length = 1.15 + 1.25 * math.sin(min(1, (1 - t) * 1.25 + .18) * math.pi * .62) + rng.normal(0, .05)
            barb((0, y0, rng.normal(0, .02)), d, length, -side * rng.normal(.34, .07), .011 + rng.random() * .006, rng.uniform(.65, 1.25), rng.normal(.06, .10))
    for i in range(140):
        a = math.radians(rng.uniform(-24, 24))
        barb((0, .80, rng.normal(0, .02)), (math.sin(a), math.cos(a), 0), 1.0 + rng.normal(0, .06), -a * .3, .012, rng.uniform(.65, 1.25), rng.normal(.05, .1))
    m = colored('barb', rough=.30, metal=.75, spec=.6, aniso=.3)
    o = arrays('barbs', np.array(verts), np.array(faces), m)
    vertex_colors(o, np.clip(np.array(cols) * 1.5, 0, 1))
    sweep('shaft', [(0, -5, 0), (0, -1, .02), (0, .8, .01)], .045, .03, material('shaft', (.55, .50, .42), .4))
    mesh('ground', [(-9, -9, -.35), (9, -9, -.35), (9, 9, -.35), (-9, 9, -.35)], [(0, 1, 2, 3)], material('g', (.006, .022, .026), .5), 0)
    area('a', (2.5, 1.2), (-3.2, 2.2, 3.2), (0, .2, 0), 330, (1, .96, .9), group=None)
    area('b', (1.2, 3.0), (3.6, -1.2, 2.0), (0, .2, 0), 110, (.62, .82, 1), group=None)
    area('c', (2, 1), (0, 4.5, 1.4), (0, 0, 0), 160, (1, .8, .5), group=None)
    c = camera((.40, .35, 4.4), (.40, .35, 0), 42, fstop=1.4, focus=(.40, .35, .05))
    c.rotation_euler = (0, 0, math.radians(58))
