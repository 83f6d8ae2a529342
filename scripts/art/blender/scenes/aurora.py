"""Northern lights over a lake."""
import math
import os
import random
import bpy
import numpy as np
from mathutils import Vector
from lib import *
from scene_parts import *


def aurora(v):
    """Green light over snow and a black lake."""
    n = 700
    z = ridged(n, 40)
    yy, xx = np.linspace(0, 1, n)[:, None], np.linspace(-1, 1, n)[None, :]
    z = z * np.clip((yy - .34) * 2.2, 0, 1) ** 1.2 * 900 + np.clip(np.abs(xx) - .55, 0, 1) * 700 * np.clip(yy * 3, 0, 1) * z - 30
    m = haze(colored('rock', rough=.8), (.010, .030, .045), 12000, .5)
    o = heightfield('land', z, (7000, 7000), m, (0, 3300, 0))
    vertex_colors(o, terrain_colors(z, (.03, .035, .04), (.05, .05, .06), (.75, .80, .9), .30, 3, n))
    lake = material('lake', (.002, .006, .01), .03, spec=.6, bump=.12, bump_scale=.06)
    next(x for x in lake.node_tree.nodes if x.type == 'BUMP').inputs['Distance'].default_value = .5
    mesh('lake', [(-9000, -500, 0), (9000, -500, 0), (9000, 9000, 0), (-9000, 9000, 0)], [(0, 1, 2, 3)], lake, 0)
    world_color((.0012, .0028, .0075), 1, None)
    rng = np.random.default_rng(5)
    for k, (y0, amp, hue) in enumerate([(5200, 1900, 0), (6900, 2600, 1), (8800, 2200, 2)]):
        W, H = 1024, 256
        u = np.linspace(0, 1, W)
        a1 = fractal(W, 2.0, 30 + k)[0] * .5
        ray = np.clip(.55 + .35 * a1 + .30 * np.interp(u, np.linspace(0, 1, 240), rng.standard_normal(240)), .05, 1.8)
        vv = np.linspace(0, 1, H)[:, None]
        fall = np.clip(vv / .05, 0, 1) * np.exp(-vv * 3.6)
        env = np.sin(u * math.pi) ** .7 * np.clip(.7 + fractal(W, 2.6, 60 + k)[1] * .35, .1, 2)
        g = fall * ray[None, :] * env[None, :]
        top = np.clip(vv * 1.6, 0, 1)[..., None]
        col = np.array([.06, 1., .36]) * (1 - top) + np.array([.55, .08, .75]) * top
        img = g[..., None] * col * (1.9 if k == 0 else 1.2)
        im = bpy.data.images.new('aur%d' % k, W, H, float_buffer=True)
        im.colorspace_settings.name = 'Linear'
        im.pixels.foreach_set(np.concatenate([img, np.ones((H, W, 1))], 2).astype(np.float32).ravel())
        im.pack()
        mm = bpy.data.materials.new('aur')
        mm.use_nodes = True
        nn, l = mm.node_tree.nodes, mm.node_tree.links
        nn.clear()
        out, ad, tr, em, tx = (nn.new('ShaderNode' + q) for q in ('OutputMaterial', 'AddShader', 'BsdfTransparent', 'Emission', 'TexImage'))
        tx.image = im
        l.new(tx.outputs[0], em.inputs[0]); em.inputs[1].default_value = .62
        l.new(tr.outputs[0], ad.inputs[0]); l.new(em.outputs[0], ad.inputs[1]); l.new(ad.outputs[0], out.inputs[0])
        N = 260
        xs = np.linspace(-7500, 7500, N)
        ys = y0 + amp * .5 * np.sin(xs / 1500 + k * 2) + amp * .25 * np.sin(xs / 520 + k)
        hz = 3600
        V = np.concatenate([np.stack([xs, ys, np.full(N, 900.)], 1), np.stack([xs * 1.03, ys + 500, np.full(N, 900. + hz)], 1)])
        F = [(i, i + 1, N + i + 1, N + i) for i in range(N - 1)]
        o = mesh('curtain', V, F, mm, 0)
        uv = o.data.uv_layers.new()
        for p in o.data.polygons:
            for li, vi in zip(p.loop_indices, p.vertices):
                uv.data[li].uv = ((vi % N) / (N - 1), 0 if vi < N else 1)
        o.visible_shadow = False
    st = glow_material('star', (.85, .92, 1), 1.6)
    b = arrays('star', np.array([[1, 0, 0], [-1, 0, 0], [0, 1, 0], [0, -1, 0], [0, 0, 1], [0, 0, -1]]) * 16., np.array([[0, 2, 4], [2, 1, 4], [1, 3, 4], [3, 0, 4], [2, 0, 5], [1, 2, 5], [3, 1, 5], [0, 3, 5]]), st, (0, -500, -500))
    for _ in range(800):
        az, el = rng.uniform(-.9, .9), rng.uniform(.03, 1.0)
        copy_of(b, (30000 * math.sin(az) * math.cos(el), 30000 * math.cos(az) * math.cos(el), 30000 * math.sin(el)), scale=float(.3 + rng.random() ** 4 * 1.6))
    camera((0, -240, 20), (0, 4000, 860), 26)
