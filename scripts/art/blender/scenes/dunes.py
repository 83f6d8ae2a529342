"""Dunes in low sun."""
import math
import os
import random
import bpy
import numpy as np
from mathutils import Vector
from lib import *
from scene_parts import *


def dunes(v):
    """A sea of sand, the sun low and from the side."""
    n = 1000
    a = fractal(n, 4.6, 21) * .55
    x, y = np.meshgrid(np.linspace(0, 1, n), np.linspace(0, 1, n))
    p = (x * 3.2 + y * 4.4 + a * .36)
    saw = p % 1
    crest = np.where(saw < .74, (saw / .74) ** 1.5, ((1 - saw) / .26) ** 1.05)
    env = np.clip(fractal(n, 4.2, 5) * .35 + .75, .12, 1.6)
    z = crest * 40 * env + fractal(n, 4.4, 9) * 16
    m = material('sand', (.50, .235, .085), .95, spec=.08, sheen=.2)
    nn, l, b = nodes_of(m)
    co, wv, mp, bu = nn.new('ShaderNodeTexCoord'), nn.new('ShaderNodeTexWave'), nn.new('ShaderNodeMapping'), nn.new('ShaderNodeBump')
    mp.inputs['Rotation'].default_value = (0, 0, .5)
    wv.inputs['Scale'].default_value, wv.inputs['Distortion'].default_value, wv.inputs['Detail'].default_value, wv.inputs['Detail Scale'].default_value = .42, 7, 3, .7
    bu.inputs['Strength'].default_value, bu.inputs['Distance'].default_value = .55, .5
    l.new(co.outputs['Object'], mp.inputs[0])
    l.new(mp.outputs[0], wv.inputs[0])
    l.new(wv.outputs['Color'], bu.inputs['Height'])
    l.new(bu.outputs[0], b.inputs['Normal'])
    haze(m, (.95, .58, .36), 3600, .62)
    heightfield('sand', z, (1700, 1700), m, (0, 600, 0))
    mesh('far', [(-40000, 1200, -6), (40000, 1200, -6), (40000, 60000, -6), (-40000, 60000, -6)], [(0, 1, 2, 3)], m, 0)
    sun = (.93, .36, .13)
    painted_sky((.07, .17, .46), (.30, .40, .60), (.92, .60, .40), sun, (1, .65, .35), .7, .35, (1.1, .8, .6), (.5, .45, .45), .75, .9)
    sun_toward(5.2, (1, .66, .36), sun)
    camera((-60, -110, 96), (40, 420, 8), 44)
