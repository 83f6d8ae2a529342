import type { Tensor } from './read-weights';

/*
 * The network of Open Image Denoise as an ONNX model, written in protobuf by hand: Debian's Blender comes without the
 * library, and its weights come without the graph. Field numbers are those of onnx.proto.
 */

function varint(value: number): Buffer {
  const out: number[] = [];
  let rest = BigInt(value);
  do {
    const low = Number(rest & 127n);
    rest >>= 7n;
    out.push(rest > 0n ? low | 128 : low);
  } while (rest > 0n);
  return Buffer.from(out);
}

const int = (field: number, value: number) => Buffer.concat([varint(field << 3), varint(value)]);
const bytes = (field: number, body: Uint8Array) =>
  Buffer.concat([varint((field << 3) | 2), varint(body.length), body]);
const text = (field: number, value: string) => bytes(field, Buffer.from(value));
const message = (field: number, parts: readonly Buffer[]) => bytes(field, Buffer.concat(parts));

const integers = (name: string, values: readonly number[]) =>
  message(5, [text(1, name), ...values.map((value) => int(8, value)), int(20, 7)]);
const word = (name: string, value: string) => message(5, [text(1, name), text(4, value), int(20, 3)]);
const integer = (name: string, value: number) => message(5, [text(1, name), int(3, value), int(20, 2)]);

const node = (
  operator: string,
  inputs: readonly string[],
  output: string,
  attributes: readonly Buffer[] = [],
) =>
  message(1, [
    ...inputs.map((input) => text(1, input)),
    ...[text(2, output), text(3, output), text(4, operator)],
    ...attributes,
  ]);

const constant = (name: string, { dims, data }: Tensor) =>
  message(5, [
    ...dims.map((dim) => int(1, dim)),
    int(2, 1),
    text(8, name),
    bytes(9, Buffer.from(data.buffer, data.byteOffset, data.byteLength)),
  ]);

/** An input or output of `channels` planes of any height and width. */
const port = (field: number, name: string, channels: number) => {
  const shape = [
    message(1, [int(1, 1)]),
    message(1, [int(1, channels)]),
    ...['h', 'w'].map((axis) => message(1, [text(2, axis)])),
  ];
  return message(field, [text(1, name), message(2, [message(1, [int(1, 1), message(2, shape)])])]);
};

/** Layers, each called by its name; every function returns the name of what it makes. */
class Graph {
  readonly nodes: Buffer[] = [];

  conv(name: string, from: string, isLast = false): string {
    const out = isLast ? name : `${name}_linear`;
    const inputs = [from, `${name}.weight`, `${name}.bias`];
    this.nodes.push(node('Conv', inputs, out, [integers('pads', [1, 1, 1, 1])]));
    if (!isLast) this.nodes.push(node('Relu', [out], name));
    return name;
  }

  pool(from: string): string {
    const halves = [integers('kernel_shape', [2, 2]), integers('strides', [2, 2])];
    this.nodes.push(node('MaxPool', [from], `${from}_half`, halves));
    return `${from}_half`;
  }

  /** Doubles the size and puts what had that size before beside it. */
  up(from: string, beside: string): string {
    const nearest = [
      word('mode', 'nearest'),
      word('coordinate_transformation_mode', 'asymmetric'),
      word('nearest_mode', 'floor'),
    ];
    this.nodes.push(
      node('Resize', [from, '', 'scales'], `${from}_double`, nearest),
      node('Concat', [`${from}_double`, beside], `${from}_both`, [integer('axis', 1)]),
    );
    return `${from}_both`;
  }
}

/** Returns the model of the network with these weights: planes of `input` in, three planes of `dec_conv0` out. */
export function denoiseNetwork(weights: ReadonlyMap<string, Tensor>): Buffer {
  const graph = new Graph();
  const first = graph.pool(graph.conv('enc_conv1', graph.conv('enc_conv0', 'input')));
  const second = graph.pool(graph.conv('enc_conv2', first));
  const third = graph.pool(graph.conv('enc_conv3', second));
  const fourth = graph.pool(graph.conv('enc_conv4', third));
  let at = graph.conv('enc_conv5b', graph.conv('enc_conv5a', fourth));
  for (const [level, beside] of [third, second, first, 'input'].entries())
    at = graph.conv(`dec_conv${4 - level}b`, graph.conv(`dec_conv${4 - level}a`, graph.up(at, beside)));
  graph.conv('dec_conv0', at, true);
  const planes = weights.get('enc_conv0.weight')?.dims[1] ?? 0;
  const scales = { dims: [4], data: new Float32Array([1, 1, 2, 2]) };
  const constants = [...weights].map(([name, tensor]) => constant(name, tensor));
  const body = [...graph.nodes, text(2, 'unet'), constant('scales', scales), ...constants];
  return Buffer.concat([
    int(1, 8),
    message(7, [...body, port(11, 'input', planes), port(12, 'dec_conv0', 3)]),
    message(8, [text(1, ''), int(2, 13)]),
  ]);
}
