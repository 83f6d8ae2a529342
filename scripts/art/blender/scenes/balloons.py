"""Balloons over hills in the morning."""
import math
import os
import random
import bpy
import numpy as np
from mathutils import Vector
from lib import *
from scene_parts import *


def balloons(v):
    """Hot-air balloons over hills at sunrise."""
    n = 600
    z = ridged(n, 70, 5) * 150 + fractal(n, 4, 3) * 30
    m = haze(colored('hill', rough=.9), (.96, .60, .42), 3600, .66, low=(-20, 150, .5))
    o = heightfield('land', z, (6000, 6000), m, (0, 2700, -260))
    vertex_colors(o, terrain_colors(z, (.08, .10, .03), (.20, .12, .07), (.3, .22, .14), .9, 3, n))
    r = random.Random(12)
    pals = [[(.75, .03, .03), (.95, .60, .04), (.95, .92, .85)], [(.02, .10, .55), (.02, .55, .65), (.95, .92, .85)], [(.45, .02, .35), (.95, .25, .02), (.98, .70, .05)], [(.02, .35, .12), (.95, .80, .05), (.95, .92, .85)], [(.85, .10, .02), (.03, .06, .30), (.95, .92, .85)]]

    def balloon(x, y, zc, R, pal, twist):
        N, K = 96, 40
        vs, cs, fs = [], [], []
        for k in range(K + 1):
            t = k / K
            a = math.pi * (t * .865)
            rr, hh = math.sin(a) * (1 if t < .5 else 1 - .16 * (t - .5) * 2), math.cos(a) * 1.08 - (.35 * (t - .5) ** 1.3 if t > .5 else 0)
            for i in range(N):
                th = 2 * math.pi * i / N
                bul = 1 + .022 * abs(math.sin(th * 12)) * math.sin(a)
                vs.append((x + R * rr * bul * math.cos(th), y + R * rr * bul * math.sin(th), zc + R * hh))
                g = int((i / N * 24 + twist * t * 6) % 24)
                band = .40 < t < .56
                cs.append(pal[2] if (g % 4 == 3 and not band) else pal[1] if (band and g % 2) or g % 4 == 1 else pal[0])
        for k in range(K):
            for i in range(N):
                fs.append((k * N + i, k * N + (i + 1) % N, (k + 1) * N + (i + 1) % N, (k + 1) * N + i))
        b = mesh('balloon', vs, fs, haze(colored('cloth', rough=.5, spec=.3), (.96, .62, .45), 5200, .6), 60)
        vertex_colors(b, np.array(cs))
        box('basket', (R * .16, R * .16, R * .14), (x, y, zc - R * 1.75), haze(material('b', (.20, .10, .04), .8), (.96, .62, .45), 5200, .6), bevel=R * .01)
        for sx in (-1, 1):
            for sy in (-1, 1):
                sweep('rope', [(x + sx * R * .08, y + sy * R * .08, zc - R * 1.68), (x + sx * R * .16, y + sy * R * .16, zc - R * 1.40)], R * .008, R * .008, material('r', (.1, .08, .06), .8))
    for i, (x, y, zc, R) in enumerate([(-46, 150, 26, 17), (62, 215, -12, 17), (26, 330, 62, 17), (-130, 420, 70, 17), (170, 480, 66, 17), (-60, 640, -20, 18), (270, 800, 20, 18), (-330, 900, 40, 18), (60, 980, 110, 18), (-180, 1300, -40, 18), (420, 1350, 90, 18)]):
        balloon(x, y, zc, R, pals[i % 5], r.choice([-1, 0, 1]))
    sun = (-.9, .20, .24)
    painted_sky((.10, .20, .46), (.50, .44, .58), (1.0, .62, .42), sun, (1, .6, .35), .9, .6, (1.25, .78, .60), (.48, .40, .50), .95, 1.1)
    sun_toward(4.2, (1, .72, .46), sun)
    camera((0, -20, 2), (6, 300, 22), 36)


SCENES = dict(earth=earth, mountains=mountains, dunes=dunes, ocean=ocean, marbles=marbles, fruit=fruit, night_street=night_street, diyas=diyas,
              cricket=cricket, neon=neon, peacock=peacock, silk=silk, aurora=aurora, tea=tea, balloons=balloons)


# How each is printed: exposure, saturation.
PRINT = dict(earth=(2.4, 1.15), dunes=(1.75, 1.25), cricket=(2.0, 1.12), aurora=(1.8, 1.1), mountains=(1.12, 1.25), tea=(1.15, 1.15), fruit=(.9, 1.05))
