/** The response of the API for a television without a waiting room. */
export const NO_WAITING_ROOM = {
  phase: 'none',
  ratePerMinute: 0,
  currentRatePerMinute: 0,
  nowServing: 0,
  peopleWaiting: 0,
  unitsLeft: 0,
  unitsReserved: 0,
};
