"""Lamps of clay on a floor."""
import math
import os
import random
import bpy
import numpy as np
from mathutils import Vector
from lib import *
from scene_parts import *


def diyas(v):
    """Oil lamps and marigolds on a festival night."""
    world_color((.006, .005, .010), 1, None)
    r = random.Random(11)
    W, H = 1920, 1080
    lights = []
    for row in range(7):
        for i in range(26):
            x = (i + .5) / 26 * W + r.gauss(0, 9)
            y = H * (.36 + row * .075) + 46 * math.sin(i / 26 * 9 + row) + r.gauss(0, 7)
            k = r.uniform(.25, 1.0)
            lights.append((x, y, r.choice([18, 24, 30, 38]), (1. * k, .50 * k, .12 * k) if r.random() < .86 else (.8 * k, .12 * k, .25 * k)))
    for _ in range(22):
        k = r.uniform(.05, .25)
        lights.append((r.uniform(0, W), r.uniform(.45, 1) * H, r.uniform(60, 120), (1 * k, .36 * k, .08 * k)))
    picture_plane('bokeh', bokeh(W, H, lights, np.full((H, W, 3), (.012, .004, .010), np.float32)), 15, (0, 7.5, 1.5), (math.pi / 2, 0, 0), 1.3)
    floor = material('stone', (.030, .020, .018), .22, spec=.5, noise=.14, noise_scale=3)
    mesh('floor', [(-12, -6, 0), (12, -6, 0), (12, 12, 0), (-12, 12, 0)], [(0, 1, 2, 3)], floor, 0)
    clay = material('clay', (.30, .085, .030), .7, spec=.25, bump=.5, bump_scale=20)
    clay.node_tree.nodes['Bump'].inputs['Distance'].default_value = .01
    oil = material('oil', (.55, .28, .04), .03, transmission=.6, ior=1.45)
    flame = glow_material('flame', (1, .36, .05), 5)
    core = glow_material('core', (1, .62, .22), 11)

    def lamp(x, y, s, turn):
        prof = [(.0, .02), (.34, .0), (.50, .12), (.62, .30), (.66, .36), (.61, .37), (.55, .31), (.40, .16), (.0, .11)]
        vs, fs, N = [], [], 48
        for rr, zz in prof:
            for i in range(N):
                a = 2 * math.pi * i / N
                spout = 1 + .34 * max(0, math.cos(a)) ** 9 * (rr / .66) ** 2
                vs.append((rr * math.cos(a) * spout, rr * math.sin(a), zz + .04 * max(0, math.cos(a)) ** 9 * (rr > .5)))
        for k in range(len(prof) - 1):
            for i in range(N):
                fs.append((k * N + i, k * N + (i + 1) % N, (k + 1) * N + (i + 1) % N, (k + 1) * N + i))
        o = mesh('lamp', vs, fs, clay, 40)
        o.location, o.scale, o.rotation_euler = (x, y, 0), (s,) * 3, (0, 0, turn)
        c = cylinder('oil', .53 * s, .002, (x, y, .29 * s), oil)
        wx, wy = x + math.cos(turn) * .80 * s, y + math.sin(turn) * .80 * s
        for mat, rad, hh, dz in ((flame, .085, .46, .0), (core, .045, .24, .03)):
            vs, fs, N = [], [], 20
            P = [(0, 0), (.55, .06), (.95, .2), (1, .32), (.8, .52), (.5, .72), (.22, .88), (0, 1)]
            for q, t in P:
                for i in range(N):
                    a = 2 * math.pi * i / N
                    vs.append((q * rad * math.cos(a) + .02 * t * t, q * rad * math.sin(a), t * hh + dz))
            for k in range(len(P) - 1):
                for i in range(N):
                    fs.append((k * N + i, k * N + (i + 1) % N, (k + 1) * N + (i + 1) % N, (k + 1) * N + i))
            f = mesh('flame', vs, fs, mat, 60)
            f.location, f.scale = (wx, wy, .37 * s), (s,) * 3
        pl = bpy.data.lights.new('p', 'POINT')
        pl.energy, pl.color, pl.shadow_soft_size = 75 * s * s, (1, .46, .14), .06
        po = bpy.data.objects.new('p', pl)
        bpy.context.collection.objects.link(po)
        po.location = (wx, wy, .62 * s)
    lamp(-1.05, .0, 1.0, -.9)
    lamp(1.35, .5, .9, -2.1)
    lamp(.25, 1.9, .85, -1.2)
    lamp(-2.7, 1.6, .85, -.5)
    lamp(3.1, 2.1, .85, -2.4)
    # Marigolds: petals in whorls.
    pet = [material('petal%d' % i, c, .6, sss=.15, spec=.2) for i, c in enumerate([(.95, .25, .008), (.95, .42, .01), (.80, .12, .004)])]
    protos = []
    for m in pet:
        vs, fs = [], []
        N = 0
        for ring in range(9):
            cnt = 10 + ring * 3
            for i in range(cnt):
                a = 2 * math.pi * (i + .5 * (ring % 2)) / cnt + r.gauss(0, .07)
                tilt = math.radians(86 - ring * 10.5 + r.gauss(0, 5))
                ln, wd = .13 + ring * .018, .055 + ring * .004
                rad = .03 + ring * .017
                ca, sa = math.cos(a), math.sin(a)
                for t, ww in ((0, .5), (.5, 1), (.85, .95), (1, .5)):
                    d = rad + ln * t * math.cos(tilt)
                    z = .20 + ln * t * math.sin(tilt) * .62 - ring * .021 + .02 * t * t
                    for sgn in (-1, 0, 1):
                        vs.append((d * ca - sgn * wd * ww * sa, d * sa + sgn * wd * ww * ca, z + (abs(sgn) * .018)))
                for q in range(3):
                    for p in range(2):
                        b0 = N + q * 3 + p
                        fs.append((b0, b0 + 1, b0 + 4, b0 + 3))
                N += 12
        o = mesh('marigold', vs, fs, m, 60)
        o.location = (0, 0, -50)
        protos.append(o)
    spots = [(-.15, -.75), (.42, -.45), (.05, -.15), (-2.0, -.55), (-2.5, .1), (2.2, -.35), (2.75, .2), (1.9, -.85), (-.45, 1.0), (1.0, 1.3), (-1.7, 1.2), (-3.3, .3), (3.6, .8), (.75, -.95), (-3.6, 1.5), (2.1, 1.6), (-.9, 2.2), (4.2, 1.9)]
    for i, (x, y) in enumerate(spots):
        copy_of(protos[i % 3], (x, y, .02), (r.gauss(0, .25), r.gauss(0, .25), r.uniform(0, 6)), r.uniform(1.05, 1.4))
    flat = arrays('p', np.array([[-.09, -.03, 0], [0, -.045, .012], [.09, -.02, .02], [.09, .02, .02], [0, .045, .012], [-.09, .03, 0]]), np.array([[0, 1, 4, 5], [1, 2, 3, 4]]), pet[0], (0, 0, -50))
    for i in range(140):
        o = copy_of(flat, (r.uniform(-4, 4), r.uniform(-1.4, 3), .012), (r.gauss(0, .3), r.gauss(0, .3), r.uniform(0, 6)), r.uniform(.8, 1.4))
    area('moon', (3, 2), (-3, -4, 4), (0, 0, 0), 60, (.9, .6, .45), group=None)
    area('back', (5, 1), (0, 5, 3), (0, 0, .3), 160, (1, .5, .25), group=None)
    camera((0, -6.2, 1.7), (0, .8, .62), 50, fstop=.55, focus=(-.7, -.3, .4))
