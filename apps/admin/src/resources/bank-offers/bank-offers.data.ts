import { BANK_OFFER_SORTS, type StaffBankOffer } from '@aabha/contracts/bank-offers/bank-offers.staff.schema';
import { OFFER_BENEFITS, OFFER_METHODS, OFFER_STATES } from '@aabha/contracts/bank-offers/bank-offers.values';
import {
  choiceFilter,
  sortOf,
  textFilter,
  withId,
  type Filtered,
  type ListQuery,
} from '../../data/list-query';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';
import type { BankOfferInput } from './bank-offer-form';

/** The list's filters in the API's format. */
export const bankOfferFilters = (params: Filtered) => ({
  ...textFilter(params, 'search'),
  ...choiceFilter(params, 'method', OFFER_METHODS),
  ...choiceFilter(params, 'benefit', OFFER_BENEFITS),
  ...choiceFilter(params, 'state', OFFER_STATES),
});

const list: ListQuery = async (page, params) => {
  const { offerList, offerCount } = await api.bankOffers.list.query({
    ...page,
    filters: bankOfferFilters(params),
    sort: sortOf(params, BANK_OFFER_SORTS),
  });
  return { data: offerList.map(withId), total: offerCount };
};

const record = ({ offer }: { offer: StaffBankOffer }) => ({ data: withId(offer) });

const actions = {
  createBankOffer: (fields: BankOfferInput) => api.bankOffers.create.mutate(fields).then(record, toHttpError),
  /** Refused with the present offer when it is newer than `updated_at`. */
  updateBankOffer: (input: BankOfferInput & { id: string; updated_at: string | undefined }) =>
    api.bankOffers.update.mutate(input).then(record, toHttpError),
  endBankOffer: (input: { id: string; updated_at: string }) =>
    api.bankOffers.end.mutate(input).then(record, toHttpError),
};
export type BankOfferProvider = ProviderWith<typeof actions>;

export const bankOfferData = { list, actions };
