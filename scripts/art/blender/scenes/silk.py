"""Silk in folds."""
import math
import os
import random
import bpy
import numpy as np
from mathutils import Vector
from lib import *
from scene_parts import *


def silk(v):
    """Folds of silk with a border of gold."""
    n = 700
    x, y = np.meshgrid(np.linspace(-1, 1, n), np.linspace(-1, 1, n))
    f = fractal(n, 4.8, 14) * .25
    g = fractal(n, 5.2, 23) * .3
    p = (x * 1.3 + y * .8 + f + .35 * np.sin(y * 2.4 + g * 2)) * 4.2
    z = .26 * (np.abs(np.sin(p)) ** .75) * (.55 + .45 * np.sin(x * 1.4 + y * 2 + 1)) + .10 * np.sin(p * 2.3 + g * 5) * .5 + g * .18
    border = np.abs(((x * -.62 + y * .95 + f * .55) - .34))
    inside = border < .15
    u, w = (x * .95 + y * .62) * 34, (x * -.62 + y * .95 + f * .55 - .34) / .15
    paisley = (np.sin(u) * np.cos(w * 3.2) > .12) | (np.abs(np.abs(w) - .86) < .07) | (np.abs(np.abs(w) - .66) < .025)
    gold = inside & paisley
    buta = (np.sin(x * 38 + 6 * f) * np.sin(y * 38 + 6 * g) > .93) & ~inside
    base = v.get('color', (.42, .004, .065))
    c = np.empty((n, n, 3))
    c[:] = base
    c[inside] = (.015, .045, .20)
    c[gold | buta] = (.95, .60, .18)
    m = colored('silk', rough=.48, spec=.38, sheen=.8, aniso=.75)
    nn, l, b = nodes_of(m)
    b.inputs['Sheen Tint'].default_value = .7
    a = nn.new('ShaderNodeAttribute')
    a.attribute_name = 'gold'
    l.new(a.outputs['Fac'], b.inputs['Metallic'])
    co, wv, bu = nn.new('ShaderNodeTexCoord'), nn.new('ShaderNodeTexWave'), nn.new('ShaderNodeBump')
    wv.inputs['Scale'].default_value = 160
    bu.inputs['Strength'].default_value, bu.inputs['Distance'].default_value = .12, .002
    l.new(co.outputs['Object'], wv.inputs[0]); l.new(wv.outputs['Color'], bu.inputs['Height']); l.new(bu.outputs[0], b.inputs['Normal'])
    o = heightfield('silk', z, (4.4, 4.4), m)
    vertex_colors(o, c.reshape(-1, 3))
    at = o.data.attributes.new('gold', 'FLOAT', 'POINT')
    at.data.foreach_set('value', (gold | buta).astype(np.float32).ravel())
    world_hdri('apartment', .18, 0, None)
    area('a', (1.2, 3.4), (-3.2, 1.2, 1.7), (0, 0, 0), 190, (1, .95, .88), group=None)
    area('b', (2.5, .5), (1.5, 3.4, 1.6), (0, 0, 0), 90, (1, .86, .7), group=None)
    camera((.1, -1.9, 2.5), (0, .12, .05), 58, fstop=2.2, focus=(0, .05, .15))
