import { describe, expect, it } from 'vitest';
import { readRoom } from './read-room';
import { readRoomSearch } from './room-search';

const read = (address: string) => readRoomSearch(Object.fromEntries(new URLSearchParams(address)));

describe('the address of a room', () => {
  it('has what was given, as the form sends it', () => {
    expect(
      read('distance=2.5&unit=&use=&light=bright&budget=45000&wall=&table=&doorWidth=80&doorHeight=200'),
    ).toEqual({ distance: 2.5, light: 'bright', budget: 45_000, doorWidth: 80, doorHeight: 200 });
  });
  it('drops what is no number or no choice', () => {
    expect(read('distance=far&wall=-3&unit=yd&light=green&use=mixed&page=2')).toEqual({});
  });
});

describe('readRoom', () => {
  it('reads metres and centimetres, feet and inches', () => {
    expect(readRoom({ distance: 2.5, wall: 320 })).toEqual({
      ...{ room: { distanceCm: 250, wallCm: 320 }, invalid: [] },
    });
    expect(readRoom({ distance: 8, unit: 'ft', table: 48, use: 'films' }).room).toEqual({
      ...{ distanceCm: 243.8, tableCm: 121.9, use: 'films' },
    });
  });
  it('is none without a distance', () => {
    expect(readRoom({ wall: 320 })).toEqual({ room: undefined, invalid: [] });
  });
  it('names the fields that no room can have', () => {
    expect(readRoom({ distance: 0.2, wall: 5, budget: 1.5 })).toEqual({
      ...{ room: undefined, invalid: ['distance', 'wall', 'budget'] },
    });
    expect(readRoom({ distance: 70, unit: 'ft' }).invalid).toEqual(['distance']);
    expect(readRoom({ distance: 2, doorHeight: 20_000 }).invalid).toEqual(['doorHeight']);
  });
});
