import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { freePorts, assertFree, readPorts } from '../stack/ports';

describe('the ports of the shop', () => {
  it('have defaults, and each its own variable', () => {
    expect(readPorts({}).STORE_PORT).toBe(3000);
    expect(readPorts({ STORE_PORT: '8080' })).toMatchObject({ STORE_PORT: 8080, ADMIN_PORT: 3001 });
  });
  it.each(['0', '70000', 'eighty', '1.5'])('refuse %s', (value) => {
    expect(() => readPorts({ API_PORT: value })).toThrow('API_PORT must be a port, 1 to 65535.');
  });
  it('tell which port is taken, and which variable moves it', async () => {
    const ports = await freePorts();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(ports.STORE_PORT, '127.0.0.1', () => resolve()));
    await expect(assertFree(ports)).rejects.toThrow(
      `Port ${ports.STORE_PORT} is taken. Set STORE_PORT to another one.`,
    );
    await new Promise((resolve) => other.close(resolve));
    await assertFree(ports);
  });
});
