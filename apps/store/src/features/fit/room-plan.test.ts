import { expect, it } from 'vitest';
import { planRoom } from './room-plan';

const ROOM = { distanceCm: 250, televisionCm: 123, wallCm: 320, tableCm: 140 };
const middleOf = ({ x, width }: { x: number; width: number }) => x + width / 2;

it('draws everything to one scale, around one middle', () => {
  const { wall, television, table, sofa, viewer, isWallKnown } = planRoom(ROOM);
  expect([wall.width, television.width, table?.width, sofa.width]).toEqual([320, 123, 140, 210]);
  expect(isWallKnown).toBe(true);
  expect(viewer.y - (television.y + television.height)).toBeCloseTo(250, 6);
  for (const thing of [wall, television, table, sofa])
    expect(thing && middleOf(thing)).toBeCloseTo(viewer.x, 6);
});

it('has room for all of it, near and far', () => {
  for (const distanceCm of [30, 100, 250, 2000])
    for (const room of [ROOM, { distanceCm, televisionCm: 220 }]) {
      const { width, height, wall, sofa, television, viewer } = planRoom({ ...room, distanceCm });
      for (const { x, width: own } of [wall, sofa, television]) {
        expect(x).toBeGreaterThan(0);
        expect(x + own).toBeLessThan(width);
      }
      expect(wall.y).toBeGreaterThan(0);
      expect(sofa.y + sofa.height).toBeLessThan(height);
      expect(viewer.y).toBeLessThan(height);
      expect(height / width).toBeLessThan(1.6);
    }
});

it('has no table where none is given, and a wall wide enough where it is not known', () => {
  const { table, wall, isWallKnown } = planRoom({ distanceCm: 200, televisionCm: 240 });
  expect(table).toBeUndefined();
  expect(isWallKnown).toBe(false);
  expect(wall.width).toBeGreaterThan(240);
});
