"""What several scenes need: height fields, colours by vertex, air, skies, suns, discs out of focus."""
import math
import os
import random
import bpy
import numpy as np
from mathutils import Vector
from lib import *


# --- noise and height fields ------------------------------------------------------------------------------------
def fractal(n, beta, seed, low=1.):
    """n × n fractal noise, mean 0, deviation 1; beta is how fast fine detail fades."""
    r = np.random.default_rng(seed)
    f = np.fft.fftfreq(n) * n
    k = np.hypot(f[:, None], f[None, :])
    k[0, 0] = 1
    a = k ** (-beta / 2)
    a[k < low] = 0
    z = np.fft.ifft2(np.fft.fft2(r.standard_normal((n, n))) * a).real
    return (z - z.mean()) / z.std()


def ridged(n, seed, octaves=7):
    """Sharp crests and soft valleys: each octave is weighted by the one above it."""
    out, weight, amp = np.zeros((n, n)), np.ones((n, n)), 1.
    for o in range(octaves):
        base = fractal(n, 3.2, seed + o, 1)
        f = 2 ** (o + 1)
        r = np.random.default_rng(seed + o)
        k = np.fft.fftfreq(n) * n
        kk = np.hypot(k[:, None], k[None, :])
        band = np.exp(-((np.log2(kk + 1e-9) - np.log2(f)) / .55) ** 2)
        z = np.fft.ifft2(np.fft.fft2(r.standard_normal((n, n))) * band).real
        z = 1 - np.abs(z / (z.std() * 1.6))
        z = np.clip(z, 0, 1) ** 2
        out += z * amp * weight
        weight = np.clip(z * 1.6, .08, 1)
        amp *= .46
    return out


def heightfield(name, z, size, mat, loc=(0, 0, 0), smooth=True):
    n, m = z.shape
    x, y = np.meshgrid(np.linspace(-size[0] / 2, size[0] / 2, m), np.linspace(-size[1] / 2, size[1] / 2, n))
    v = np.stack([x, y, z], -1).reshape(-1, 3)
    i = np.arange(n * m).reshape(n, m)
    q = np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1).reshape(-1, 4)
    return arrays(name, v, q, mat, loc, smooth)


def arrays(name, v, q, mat, loc=(0, 0, 0), smooth=True):
    me = bpy.data.meshes.new(name)
    me.vertices.add(len(v))
    me.vertices.foreach_set('co', np.ascontiguousarray(v, np.float32).ravel())
    k = q.shape[1]
    me.loops.add(q.size)
    me.loops.foreach_set('vertex_index', np.ascontiguousarray(q, np.int32).ravel())
    me.polygons.add(len(q))
    me.polygons.foreach_set('loop_start', np.arange(0, q.size, k, dtype=np.int32))
    me.polygons.foreach_set('loop_total', np.full(len(q), k, np.int32))
    me.polygons.foreach_set('use_smooth', np.full(len(q), smooth))
    me.update()
    o = bpy.data.objects.new(name, me)
    bpy.context.collection.objects.link(o)
    o.location = loc
    o.data.materials.append(mat)
    return o


def vertex_colors(o, colors):
    a = o.data.attributes.new('col', 'FLOAT_COLOR', 'POINT')
    a.data.foreach_set('color', np.concatenate([colors, np.ones((len(colors), 1))], 1).astype(np.float32).ravel())


def nodes_of(m):
    return m.node_tree.nodes, m.node_tree.links, m.node_tree.nodes['Principled BSDF']


def colored(name, **kw):
    """A material that takes its colour from the mesh's attribute."""
    m = material(name, **kw)
    n, l, b = nodes_of(m)
    a = n.new('ShaderNodeAttribute')
    a.attribute_name = 'col'
    l.new(a.outputs['Color'], b.inputs['Base Color'])
    return m


def haze(m, color, distance, strength=1., low=None):
    """Air between the eye and the thing, without a noisy volume: mixes towards `color` with distance (and below `low`)."""
    n, l = m.node_tree.nodes, m.node_tree.links
    out = next(x for x in n if x.type == 'OUTPUT_MATERIAL')
    surface = out.inputs['Surface'].links[0].from_socket
    cam, mul, ex, sub = n.new('ShaderNodeCameraData'), n.new('ShaderNodeMath'), n.new('ShaderNodeMath'), n.new('ShaderNodeMath')
    mul.operation, ex.operation, sub.operation = 'MULTIPLY', 'EXPONENT', 'SUBTRACT'
    mul.inputs[1].default_value = -1 / distance
    l.new(cam.outputs['View Distance'], mul.inputs[0])
    l.new(mul.outputs[0], ex.inputs[0])
    sub.inputs[0].default_value = 1
    l.new(ex.outputs[0], sub.inputs[1])
    fac = sub.outputs[0]
    if low:
        g, s2, mr, mx = n.new('ShaderNodeNewGeometry'), n.new('ShaderNodeSeparateXYZ'), n.new('ShaderNodeMapRange'), n.new('ShaderNodeMath')
        l.new(g.outputs['Position'], s2.inputs[0])
        l.new(s2.outputs['Z'], mr.inputs['Value'])
        mr.inputs['From Min'].default_value, mr.inputs['From Max'].default_value = low[1], low[0]
        mr.inputs['To Max'].default_value = low[2]
        mx.operation = 'MULTIPLY_ADD'
        l.new(mr.outputs[0], mx.inputs[0])
        l.new(sub.outputs[0], mx.inputs[1])
        l.new(sub.outputs[0], mx.inputs[2])
        mx.use_clamp = True
        fac = mx.outputs[0]
    e, mix = n.new('ShaderNodeEmission'), n.new('ShaderNodeMixShader')
    e.inputs['Color'].default_value = (*color, 1)
    e.inputs['Strength'].default_value = strength
    l.new(fac, mix.inputs[0])
    l.new(surface, mix.inputs[1])
    l.new(e.outputs[0], mix.inputs[2])
    l.new(mix.outputs[0], out.inputs['Surface'])
    return m


def sky(elevation, rotation, strength=.25, dust=1., air=1., sun=True, altitude=0, sun_intensity=.6):
    w = bpy.context.scene.world
    n, l = w.node_tree.nodes, w.node_tree.links
    n.clear()
    out, bg, t = n.new('ShaderNodeOutputWorld'), n.new('ShaderNodeBackground'), n.new('ShaderNodeTexSky')
    t.sky_type = 'NISHITA'
    t.sun_elevation, t.sun_rotation = math.radians(elevation), math.radians(rotation)
    t.dust_density, t.air_density, t.sun_disc, t.altitude, t.sun_intensity = dust, air, sun, altitude, sun_intensity
    l.new(t.outputs[0], bg.inputs[0])
    bg.inputs[1].default_value = strength
    l.new(bg.outputs[0], out.inputs[0])


def painted_sky(zenith, middle, horizon, sun=None, sun_color=(1, .6, .3), glow=1., clouds=0., cloud_light=(1, .8, .7), cloud_dark=(.3, .3, .4), strength=1., scale=1.6, disc=0.):
    """A sky whose colours are chosen: three heights, a glow round the sun, high clouds lit by it. Below the horizon as at it."""
    w = bpy.context.scene.world
    n, l = w.node_tree.nodes, w.node_tree.links
    n.clear()

    def math_(op, a, b=None, clamp=False):
        x = n.new('ShaderNodeMath')
        x.operation, x.use_clamp = op, clamp
        for i, q in enumerate((a, b)):
            if q is None:
                continue
            if hasattr(q, 'is_linked'):
                l.new(q, x.inputs[i])
            else:
                x.inputs[i].default_value = q
        return x.outputs[0]

    def mix(f, a, b, kind='MIX'):
        x = n.new('ShaderNodeMixRGB')
        x.blend_type = kind
        for i, q in enumerate((f, a, b)):
            if hasattr(q, 'is_linked'):
                l.new(q, x.inputs[i])
            else:
                x.inputs[i].default_value = q if i == 0 else (*q, 1)
        return x.outputs[0]
    out, bg, co, sep, ramp = (n.new('ShaderNode' + x) for x in ('OutputWorld', 'Background', 'TexCoord', 'SeparateXYZ', 'ValToRGB'))
    d = co.outputs['Generated']
    l.new(d, sep.inputs[0])
    z = sep.outputs['Z']
    l.new(math_('POWER', math_('MAXIMUM', z, 0.), .6), ramp.inputs[0])
    e = ramp.color_ramp.elements
    e[0].position, e[0].color, e[1].position, e[1].color = 0, (*horizon, 1), .85, (*zenith, 1)
    x = e.new(.30)
    x.color = (*middle, 1)
    c = ramp.outputs[0]
    near = None
    if sun is not None:
        dot = n.new('ShaderNodeVectorMath')
        dot.operation = 'DOT_PRODUCT'
        l.new(d, dot.inputs[0])
        dot.inputs[1].default_value = Vector(sun).normalized()
        near = math_('MAXIMUM', dot.outputs['Value'], 0.)
        g = math_('ADD', math_('MULTIPLY', math_('POWER', near, 18.), .5 * glow), math_('MULTIPLY', math_('POWER', near, 260.), 1.6 * glow))
        if disc:
            g = math_('ADD', g, math_('MULTIPLY', math_('GREATER_THAN', near, .99992), disc))
        sc = n.new('ShaderNodeVectorMath')
        sc.operation = 'SCALE'
        sc.inputs[0].default_value = sun_color
        l.new(g, sc.inputs['Scale'])
        c = mix(1., c, sc.outputs['Vector'], 'ADD')
    if clouds:
        cx, div = n.new('ShaderNodeCombineXYZ'), math_('ADD', math_('MAXIMUM', z, 0.), .09)
        l.new(math_('DIVIDE', sep.outputs['X'], div), cx.inputs[0])
        l.new(math_('MULTIPLY', math_('DIVIDE', sep.outputs['Y'], div), .8), cx.inputs[1])
        t = n.new('ShaderNodeTexNoise')
        t.inputs['Scale'].default_value, t.inputs['Detail'].default_value, t.inputs['Roughness'].default_value, t.inputs['Distortion'].default_value = scale, 9, .56, .35
        l.new(cx.outputs[0], t.inputs[0])
        mr = n.new('ShaderNodeMapRange')
        mr.interpolation_type = 'SMOOTHSTEP'
        mr.inputs['From Min'].default_value, mr.inputs['From Max'].default_value = .60 - .18 * clouds, .74 - .10 * clouds
        l.new(t.outputs['Fac'], mr.inputs['Value'])
        fade = math_('MULTIPLY', mr.outputs[0], math_('MULTIPLY', z, 14., True))
        lit = math_('POWER', near, 3.) if near is not None else .5
        thick = math_('SUBTRACT', 1.25, math_('MULTIPLY', t.outputs['Fac'], 1.0), True)
        cl = mix(math_('MULTIPLY', lit, thick, True), cloud_dark, cloud_light)
        c = mix(math_('MULTIPLY', fade, .88), c, cl)
    l.new(c, bg.inputs[0])
    bg.inputs[1].default_value = strength
    l.new(bg.outputs[0], out.inputs[0])


def sun_toward(energy, color, direction, angle=.8):
    s = sunlamp(energy, color, (0, 0, 0), angle)
    s.rotation_euler = (-Vector(direction)).to_track_quat('-Z', 'Y').to_euler()
    return s


def sunlamp(energy, color, rot, angle=1):
    l = bpy.data.lights.new('sun', 'SUN')
    l.energy, l.color, l.angle = energy, color, math.radians(angle)
    o = bpy.data.objects.new('sun', l)
    bpy.context.collection.objects.link(o)
    o.rotation_euler = [math.radians(a) for a in rot]
    return o


def glow_material(name, color, strength):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    n, l = m.node_tree.nodes, m.node_tree.links
    n.clear()
    e, o = n.new('ShaderNodeEmission'), n.new('ShaderNodeOutputMaterial')
    e.inputs[0].default_value, e.inputs[1].default_value = (*color, 1), strength
    l.new(e.outputs[0], o.inputs[0])
    return m


def picture_plane(name, array, w, loc, rot, strength=1., visible_light=True):
    """A glowing card with the linear RGB array on it (rows from the bottom)."""
    h, wd = array.shape[:2]
    im = bpy.data.images.new(name, wd, h, float_buffer=True)
    im.colorspace_settings.name = 'Linear'
    im.pixels.foreach_set(np.concatenate([array, np.ones((h, wd, 1))], 2).astype(np.float32).ravel())
    im.pack()
    m = glow_material(name, (1, 1, 1), strength)
    n, l = m.node_tree.nodes, m.node_tree.links
    t = n.new('ShaderNodeTexImage')
    t.image = im
    l.new(t.outputs[0], next(x for x in n if x.type == 'EMISSION').inputs[0])
    hh = w * h / wd
    o = mesh(name, [(-w / 2, -hh / 2, 0), (w / 2, -hh / 2, 0), (w / 2, hh / 2, 0), (-w / 2, hh / 2, 0)], [(0, 1, 2, 3)], m, 0)
    uv = o.data.uv_layers.new()
    for i, c in enumerate([(0, 0), (1, 0), (1, 1), (0, 1)]):
        uv.data[i].uv = c
    o.location, o.rotation_euler = loc, rot
    o.visible_shadow = False
    return o


def bokeh(w, h, lights, base=None, blades=0):
    """Out-of-focus lights as a lens draws them: even discs with a slightly brighter rim. lights: (x, y, r, rgb) in pixels."""
    out = np.zeros((h, w, 3), np.float32) if base is None else base.astype(np.float32)
    for x, y, r, c in lights:
        x0, x1, y0, y1 = int(max(0, x - r - 2)), int(min(w, x + r + 3)), int(max(0, y - r - 2)), int(min(h, y + r + 3))
        if x0 >= x1 or y0 >= y1:
            continue
        yy, xx = np.mgrid[y0:y1, x0:x1]
        d = np.hypot(xx - x, yy - y) / r
        a = np.clip((1 - d) * r / 1.5, 0, 1) * (.72 + .5 * np.clip(d, 0, 1) ** 6)
        out[y0:y1, x0:x1] += a[..., None] * np.asarray(c, np.float32)
    return out


def smooth_sphere(name, r, loc, mat, seg=64, rings=32, scale=(1, 1, 1)):
    bpy.ops.mesh.primitive_uv_sphere_add(radius=r, segments=seg, ring_count=rings, location=loc)
    o = bpy.context.object
    o.scale = scale
    for p in o.data.polygons:
        p.use_smooth = True
    give(o, mat)
    return o


def copy_of(o, loc, rot=(0, 0, 0), scale=1.):
    c = bpy.data.objects.new(o.name, o.data)
    bpy.context.collection.objects.link(c)
    c.location, c.rotation_euler = loc, rot
    c.scale = (scale,) * 3 if not hasattr(scale, '__len__') else scale
    return c


def hsv(h, s, v):
    import colorsys
    return tuple(c ** 2.2 for c in colorsys.hsv_to_rgb(h % 1, s, v))


# --- the scenes ---------------------------------------------------------------------------------------------------


def terrain_colors(z, grass, rock, snow, line, seed, n):
    gy, gx = np.gradient(z)
    slope = np.hypot(gx, gy)
    slope /= np.percentile(slope, 96)
    t = fractal(n, 2.2, seed) * .08
    h = (z - z.min()) / (z.max() - z.min()) + t
    s = np.clip((h - line) * 9, 0, 1) * np.clip(1.55 - slope * 1.25, 0, 1)
    g = np.clip((.34 - h) * 6, 0, 1) * np.clip(1.3 - slope, 0, 1)
    c = np.array(rock) * (1 + fractal(n, 1.6, seed + 5)[..., None] * .13)
    c = c * (1 - g[..., None]) + np.array(grass) * (1 + fractal(n, 1.2, seed + 9)[..., None] * .2) * g[..., None]
    c = c * (1 - s[..., None]) + np.array(snow) * s[..., None]
    return np.clip(c, .004, .95).reshape(-1, 3)
