"""Fruit in a bowl."""
import math
import os
import random
import bpy
import numpy as np
from mathutils import Vector
from lib import *
from scene_parts import *


def fruit(v):
    """A still life by a window."""
    world_hdri('apartment', .25, 150, None)
    r = random.Random(5)
    wood = material('wood', (.16, .075, .035), .38, spec=.4)
    n, l, b = nodes_of(wood)
    co, mp, wv, ra = n.new('ShaderNodeTexCoord'), n.new('ShaderNodeMapping'), n.new('ShaderNodeTexNoise'), n.new('ShaderNodeValToRGB')
    mp.inputs['Scale'].default_value = (1.2, 22, 1)
    wv.inputs['Scale'].default_value, wv.inputs['Detail'].default_value, wv.inputs['Distortion'].default_value = 1.6, 8, .6
    ra.color_ramp.elements[0].color, ra.color_ramp.elements[1].color = (.035, .014, .006, 1), (.20, .10, .045, 1)
    l.new(co.outputs['Object'], mp.inputs[0]); l.new(mp.outputs[0], wv.inputs[0]); l.new(wv.outputs['Fac'], ra.inputs[0]); l.new(ra.outputs[0], b.inputs['Base Color'])
    mesh('table', [(-6, -3, 0), (6, -3, 0), (6, 5, 0), (-6, 5, 0)], [(0, 1, 2, 3)], wood, 0)
    mesh('wall', [(-9, 4, -1), (9, 4, -1), (9, 4, 7), (-9, 4, 7)], [(0, 1, 2, 3)], material('wall', (.045, .055, .06), .9), 0)

    def peel(c, bump, scale, rough=.35, sss=.08):
        m = material('peel', c, rough, spec=.5, sss=sss, coat=.15)
        n, l, b = nodes_of(m)
        t, bu, co = n.new('ShaderNodeTexVoronoi'), n.new('ShaderNodeBump'), n.new('ShaderNodeTexCoord')
        t.feature = 'SMOOTH_F1'
        t.inputs['Smoothness'].default_value = 1
        t.inputs['Scale'].default_value = scale
        bu.inputs['Strength'].default_value, bu.inputs['Distance'].default_value = bump, .03
        l.new(co.outputs['Object'], t.inputs[0]); l.new(t.outputs[0], bu.inputs['Height']); l.new(bu.outputs[0], b.inputs['Normal'])
        b.inputs['Subsurface Radius'].default_value = (.12, .05, .02)
        return m
    orange, lime, lemon, apple = peel((.90, .26, .012), .5, 34), peel((.16, .36, .02), .3, 46), peel((.90, .62, .03), .35, 40), peel((.42, .012, .018), .02, 30, .2)
    for x, y, z, rad, m, sc in [(-1.7, .3, .62, .62, orange, (1, 1, .95)), (-.62, .95, .60, .60, orange, (1, 1, .96)), (-.92, -.45, .46, .46, lime, (1.12, 1, 1)), (.38, .0, .58, .58, apple, (1.04, 1.04, .94)), (1.45, .85, .62, .62, apple, (1.03, 1.03, .95)),
                               (1.30, -.45, .45, .45, lemon, (1.28, 1, 1)), (-2.75, .9, .47, .47, lemon, (1.25, 1, 1)), (2.6, .35, .60, .60, orange, (1, 1, .95)), (3.6, 1.2, .48, .48, lime, (1.1, 1, 1)), (.45, 1.5, .60, .60, orange, (1, 1, .96)), (-3.7, 1.5, .6, .6, apple, (1.03, 1.03, .95))]:
        o = smooth_sphere('fruit', rad, (x, y, z), m, 64, 40, sc)
        o.rotation_euler = (r.uniform(-.4, .4), r.uniform(-.5, .5), r.uniform(0, 6))
    grape = material('grape', (.10, .008, .045), .22, spec=.5, sss=.25, noise=.12, noise_scale=7)
    for i in range(85):
        t = i / 85
        a, rr = r.uniform(0, 6.28), (1 - t) ** .6 * .62 * r.uniform(.3, 1)
        smooth_sphere('g', r.uniform(.15, .19), (-3.4 + t * 1.5 + rr * math.cos(a) * .5, -.75 + rr * math.sin(a) * .55 + t * .1, .18 + (1 - t) * r.uniform(0, .62)), grape, 32, 18)
    # Seeds of a pomegranate, like garnets.
    seed = material('seed', (.75, .02, .04), .05, transmission=.75, ior=1.36, spec=.5)
    for i in range(70):
        smooth_sphere('s', r.uniform(.065, .085), (.35 + r.gauss(0, .55), -1.15 + r.gauss(0, .18), .065), seed, 20, 12, (1, .8, .8))
    drop = material('drop', (1, 1, 1), 0, transmission=1, ior=1.33)
    for i in range(60):
        smooth_sphere('d', r.uniform(.015, .04), (r.uniform(-3, 3), r.uniform(-1.6, -.4), .012), drop, 20, 10, (1, 1, .5))
    area('window', (2.4, 3.2), (-5.5, 1.2, 3.8), (0, .3, .6), 1500, (1, .93, .84), group=None)
    area('back', (1.2, 2.6), (5.0, 3, 2.4), (0, .3, .6), 420, (.7, .82, 1), group=None)
    area('front', (4, 2), (1, -6, 3.2), (0, 0, .4), 160, (1, .96, .9), group=None)
    camera((.1, -8.6, 2.3), (.1, .3, .50), 56, fstop=.6, focus=(.2, -.3, .5))
