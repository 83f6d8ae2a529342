import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderNumber } from '@aabha/contracts/orders/order-number';
import { signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { packingIn } from '../../testing/packing';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let packer: SignedIn;
let shopper: SignedIn;
let packing: ReturnType<typeof packingIn>;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  [packer, shopper] = [await signedInAs(shop, 'SubAdmin'), await signedInAs(shop)];
  packing = packingIn(shop, { packer, shopper });
});
afterAll(() => shop.stop());

const staff = () => packing.staff();
const refused = (reason: string) => ({ data: { reason } });

it('scans an order, its models and serial numbers; a wrong or sold one is refused', async () => {
  const { id, first, second } = await packing.boughtTwoKinds();
  const other = await packing.television();
  const { shipment } = await staff().shipments.openByCode.mutate({ code: orderNumber(id) });
  expect((await staff().shipments.openByCode.mutate({ code: id })).shipment._id).toBe(shipment._id);
  await expect(staff().shipments.openByCode.mutate({ code: 'ABCDEF00' })).rejects.toMatchObject(
    refused('SHIPMENT_CODE_UNKNOWN'),
  );
  const scan = (code: string, position?: number) =>
    staff().shipments.scan.mutate({
      id: shipment._id,
      code,
      ...(position === undefined ? {} : { position }),
    });
  await expect(scan(other.modelNumber ?? '')).rejects.toMatchObject(refused('SHIPMENT_WRONG_MODEL'));
  await expect(scan(`${other.modelNumber}-77`)).rejects.toMatchObject(refused('SHIPMENT_WRONG_MODEL'));
  await expect(scan('0099')).rejects.toMatchObject(refused('SHIPMENT_MODEL_FIRST'));
  const chosen = await scan(first.modelNumber ?? '');
  expect(chosen).toMatchObject({ kind: 'model', position: first.at });
  expect(await scan('sn 0001', first.at)).toMatchObject({ kind: 'serial', position: first.at });
  await expect(scan('SN0001', first.at)).rejects.toMatchObject(refused('SHIPMENT_SERIAL_REPEATED'));
  const done = await scan(`${second.modelNumber}-5`);
  expect(done.shipment.lines.find(({ position }) => position === second.at)?.serials).toEqual([
    `${second.modelNumber}-5`,
  ]);
  await expect(scan(`${second.modelNumber}-6`)).rejects.toMatchObject(refused('SHIPMENT_SERIALS_TOO_MANY'));
  await staff().shipments.removeSerial.mutate({ id: shipment._id, serial: 'SN0001' });
  await scan('SN0002', first.at);
  await packing.send(shipment._id);

  const again = await packing.open((await packing.bought())._id);
  const sold = { id: again._id, serials: [{ position: 0, serial: 'sn0002' }] };
  await expect(staff().shipments.pack.mutate(sold)).rejects.toMatchObject({
    data: {
      ...refused('SHIPMENT_SERIAL_USED').data,
      message: expect.stringContaining(orderNumber(id)) as string,
    },
  });
  await expect(
    staff().shipments.removeSerial.mutate({ id: shipment._id, serial: 'SN0002' }),
  ).rejects.toMatchObject(refused('SHIPMENT_REASON_REQUIRED'));
  await staff().shipments.removeSerial.mutate({ id: shipment._id, serial: 'SN0002', reason: 'Came back' });
  expect((await staff().shipments.pack.mutate(sold)).shipment.lines[0]?.serials).toEqual(['SN0002']);
});

it('stores a serial number once, however many packers scan it at once', async () => {
  const packed = await Promise.all([
    packing.open((await packing.bought())._id),
    packing.open((await packing.bought())._id),
  ]);
  const tries = await Promise.allSettled(
    packed.map(({ _id: id }) => staff().shipments.scan.mutate({ id, code: 'RACE-1' })),
  );
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: refused('SHIPMENT_SERIAL_USED'),
  });
});
