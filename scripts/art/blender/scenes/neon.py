"""Neon tubes."""
import math
import os
import random
import bpy
import numpy as np
from mathutils import Vector
from lib import *
from scene_parts import *


def neon(v):
    """A wet street of light for players: bars of neon, a corridor without end."""
    world_color((.004, .003, .010), 1, None)
    r = random.Random(4)
    wall = material('wall', (.02, .02, .026), .32, spec=.5, noise=.18, noise_scale=.6)
    floor = material('floor', (.010, .010, .014), .10, spec=.7)
    n, l, b = nodes_of(floor)
    t, mr, bu, co = n.new('ShaderNodeTexNoise'), n.new('ShaderNodeMapRange'), n.new('ShaderNodeBump'), n.new('ShaderNodeTexCoord')
    t.inputs['Scale'].default_value, t.inputs['Detail'].default_value = .55, 6
    mr.inputs['From Min'].default_value, mr.inputs['From Max'].default_value, mr.inputs['To Min'].default_value, mr.inputs['To Max'].default_value = .42, .62, .02, .34
    l.new(co.outputs['Object'], t.inputs[0]); l.new(t.outputs['Fac'], mr.inputs[0]); l.new(mr.outputs[0], b.inputs['Roughness'])
    bu.inputs['Strength'].default_value, bu.inputs['Distance'].default_value = .25, .06
    l.new(t.outputs['Fac'], bu.inputs['Height']); l.new(bu.outputs[0], b.inputs['Normal'])
    fog = (.10, .018, .16)
    haze(wall, fog, 62, .6); haze(floor, fog, 62, .6)
    mesh('floor', [(-30, -10, 0), (30, -10, 0), (30, 260, 0), (-30, 260, 0)], [(0, 1, 2, 3)], floor, 0)
    cols = [((1, .02, .42), 9), ((.04, .28, 1), 9), ((.0, .9, .95), 7), ((.5, .06, 1), 9)]
    mats = [haze(glow_material('n%d' % i, c, s), fog, 120, .6) for i, (c, s) in enumerate(cols)]
    for side in (-1, 1):
        y = -6
        while y < 210:
            d, h, off = r.uniform(5, 11), r.uniform(9, 26), r.uniform(0, 2.6)
            x = side * (7.4 + off + 3)
            box('house', (6, d, h), (x, y + d / 2, h / 2), wall, bevel=.12, segs=1)
            for k in range(r.randrange(2, 5)):
                m = mats[r.randrange(4)]
                fx = side * (7.4 + off - .05)
                kind = r.random()
                if kind < .45:
                    box('bar', (.12, .16, h * r.uniform(.35, .8)), (fx, y + r.uniform(.6, d - .6), h * .48), m)
                elif kind < .8:
                    box('bar', (.12, d * r.uniform(.4, .9), .14), (fx, y + d / 2, r.uniform(1.4, h * .8)), m)
                else:
                    s = r.uniform(1., 2.)
                    box('sign', (.25, s * .9, s * 1.8), (fx - side * .8, y + r.uniform(1, d - 1), r.uniform(3, h * .6)), wall, bevel=.05)
                    zz = r.uniform(3, h * .6)
                    for a in range(3):
                        box('sg', (.12, s * .6, .12), (fx - side * .97, y + d * .5, zz - .5 + a * .45), m)
            y += d + r.uniform(0, .8)
    for i in range(14):
        y = 8 + i * 15
        m = mats[i % 4]
        box('arch', (13.5, .18, .18), (0, y, 9.5 + (i % 3)), m)
        for s in (-1, 1):
            box('archv', (.18, .18, 9.5 + (i % 3)), (s * 6.75, y, (9.5 + i % 3) / 2), m)
    for s in (-1, 1):
        box('kerb', (.10, 250, .06), (s * 5.4, 115, .05), mats[2 if s > 0 else 0])
    # A low car seen from behind.
    body = material('body', (.015, .015, .02), .12, metal=.6, coat=1)
    loft('car', [(2.0, 4.4, .5, .28), (2.06, 4.5, .6, .62), (1.94, 4.1, .6, .84), (1.5, 2.2, .5, 1.12), (1.3, 1.6, .4, 1.18)], body, axis='z', loc=(-1.9, 11, 0), bevel=.05)
    for s in (-1, 1):
        cylinder('wheel', .34, .3, (-1.9 + s * .92, 9.6, .34), material('tyre', (.01, .01, .01), .5), rot=(0, math.pi / 2, 0), bevel=.05)
    box('tail', (1.75, .06, .055), (-1.9, 8.76, .70), glow_material('tail', (1, .02, .03), 26))
    area('sky', (10, 40), (0, 30, 24), (0, 30, 0), 700, (.35, .25, 1), group=None)
    camera((.5, 1.6, 1.15), (-.25, 22, 2.6), 28)
