"""The earth at night from a low orbit."""
import math
import os
import random
import bpy
import numpy as np
from mathutils import Vector
from lib import *
from scene_parts import *

PHOTOS = os.environ.get('RENDER_PHOTOS', '')


def earth(v):
    """The planet at night from low orbit, a thin line of dawn (true black). NASA's pictures."""
    world_color((0, 0, 0), 0, None)
    R = 10.
    m = material('earth', (0, 0, 0), .7, spec=.15)
    n, l, b = nodes_of(m)
    co = n.new('ShaderNodeTexCoord')
    tex = {}
    for key, f in (('day', 'earth-blue-marble.jpg'), ('night', 'earth-night.jpg'), ('bump', 'earth-topology.png')):
        t = n.new('ShaderNodeTexImage')
        t.image = bpy.data.images.load(os.path.join(PHOTOS, f))
        t.interpolation = 'Cubic'
        l.new(co.outputs['UV'], t.inputs[0])
        tex[key] = t
    l.new(tex['day'].outputs[0], b.inputs['Base Color'])
    up = n.new('ShaderNodeMath')
    up.operation, up.inputs[1].default_value = 'POWER', 1.25
    bw = n.new('ShaderNodeRGBToBW')
    l.new(tex['night'].outputs[0], bw.inputs[0])
    l.new(bw.outputs[0], up.inputs[0])
    mixc = n.new('ShaderNodeMixRGB')
    mixc.blend_type = 'MULTIPLY'
    mixc.inputs[0].default_value = 1
    l.new(tex['night'].outputs[0], mixc.inputs[1])
    mixc.inputs[2].default_value = (1, .62, .26, 1)
    l.new(mixc.outputs[0], b.inputs['Emission'])
    ms = n.new('ShaderNodeMath')
    ms.operation, ms.inputs[1].default_value = 'MULTIPLY', 110
    l.new(up.outputs[0], ms.inputs[0])
    l.new(ms.outputs[0], b.inputs['Emission Strength'])
    bu = n.new('ShaderNodeBump')
    bu.inputs['Distance'].default_value, bu.inputs['Strength'].default_value = .06, .8
    l.new(tex['bump'].outputs[0], bu.inputs['Height'])
    l.new(bu.outputs[0], b.inputs['Normal'])
    e = smooth_sphere('earth', R, (0, 0, 0), m, 256, 128)
    # India to the camera.
    e.rotation_euler = (math.radians(12), 0, math.radians(v.get('turn', 203)))
    air = bpy.data.materials.new('air')
    air.use_nodes = True
    n, l = air.node_tree.nodes, air.node_tree.links
    n.clear()
    o, ad, tr, em, lw, cr = (n.new('ShaderNode' + x) for x in ('OutputMaterial', 'AddShader', 'BsdfTransparent', 'Emission', 'LayerWeight', 'ValToRGB'))
    g, dot, mul = n.new('ShaderNodeNewGeometry'), n.new('ShaderNodeVectorMath'), n.new('ShaderNodeMath')
    dot.operation = 'DOT_PRODUCT'
    l.new(g.outputs['Normal'], dot.inputs[0])
    sun = Vector((.80, .60, .10)).normalized()
    dot.inputs[1].default_value = sun
    mr = n.new('ShaderNodeMapRange')
    mr.inputs['From Min'].default_value, mr.inputs['From Max'].default_value = -.35, .75
    l.new(dot.outputs['Value'], mr.inputs['Value'])
    pw = n.new('ShaderNodeMath')
    pw.operation, pw.inputs[1].default_value = 'POWER', 2.2
    l.new(mr.outputs[0], pw.inputs[0])
    lw.inputs[0].default_value = .5
    cr.color_ramp.elements[0].position, cr.color_ramp.elements[0].color = .35, (0, 0, 0, 1)
    cr.color_ramp.elements[1].position, cr.color_ramp.elements[1].color = .93, (.30, .62, 1, 1)
    x = cr.color_ramp.elements.new(.80)
    x.color = (.03, .10, .35, 1)
    x = cr.color_ramp.elements.new(1.)
    x.color = (0, 0, 0, 1)
    l.new(lw.outputs['Facing'], cr.inputs[0])
    mul.operation, mul.inputs[1].default_value = 'MULTIPLY', 3.2
    l.new(pw.outputs[0], mul.inputs[0])
    ad2 = n.new('ShaderNodeMath')
    ad2.operation, ad2.inputs[1].default_value = 'ADD', .10
    l.new(mul.outputs[0], ad2.inputs[0])
    l.new(cr.outputs[0], em.inputs[0])
    l.new(ad2.outputs[0], em.inputs[1])
    l.new(tr.outputs[0], ad.inputs[0])
    l.new(em.outputs[0], ad.inputs[1])
    l.new(ad.outputs[0], o.inputs[0])
    a = smooth_sphere('air', R * 1.022, (0, 0, 0), air, 256, 128)
    a.visible_shadow = False
    s = sunlamp(5., (1, .95, .88), (0, 0, 0), .3)
    s.rotation_euler = (-sun).to_track_quat('-Z', 'Y').to_euler()
    # Stars.
    r = np.random.default_rng(4)
    d = r.standard_normal((1600, 3))
    d /= np.linalg.norm(d, axis=1)[:, None]
    mats = [glow_material('star%d' % i, c, s2) for i, (c, s2) in enumerate([((.7, .8, 1), 1.2), ((1, .95, .9), 3), ((1, .85, .7), .7)])]
    base = [arrays('star', np.array([[1, 0, 0], [-1, 0, 0], [0, 1, 0], [0, -1, 0], [0, 0, 1], [0, 0, -1]]) * .055, np.array([[0, 2, 4], [2, 1, 4], [1, 3, 4], [3, 0, 4], [2, 0, 5], [1, 2, 5], [3, 1, 5], [0, 3, 5]]), mm, (0, 500, 0)) for mm in mats]
    for i, p in enumerate(d):
        copy_of(base[i % 3], p * 95, scale=float(.5 + r.random() ** 5 * 2.2))
    camera((0, -16.5, 5.6), (3.0, 0, 4.4), 33)
