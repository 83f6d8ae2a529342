import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { paise } from '@aabha/contracts/money/money';
import { razorpayPayments } from './razorpay-payments';

const servers: Server[] = [];
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

it('does not follow a redirect: the call fails and nothing is sent to the other host', async () => {
  let requestCount = 0;
  const elsewhere = await serve((_request, response) => {
    requestCount += 1;
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"items":[]}');
  });
  const provider = await serve((_request, response) =>
    response.writeHead(307, { location: elsewhere }).end(),
  );
  const payments = razorpayPayments({ keyId: 'rzp_test_x', keySecret: 'secret', apiUrl: provider });
  await expect(payments.listPayments('order_1')).rejects.toMatchObject({
    name: 'ProviderError',
    status: 307,
  });
  await expect(
    payments.createOrder({ amountPaise: paise(100), receipt: 'r', offers: [] }),
  ).rejects.toMatchObject({
    status: 307,
  });
  expect(requestCount).toBe(0);
});
