import {
  GetPassportInput,
  ListPassportsInput,
  ListPassportsOutput,
  PassportOutput,
  RemindPassportInput,
  RemindPassportOutput,
} from '@aabha/contracts/passports/passports.schema';
import {
  AcceptedOfferOutput,
  OfferPassportInput,
  OfferPassportOutput,
  OwnTelevisionsInput,
  OwnTelevisionsOutput,
  PassportOfferInput,
  PassportOfferOutput,
} from '@aabha/contracts/passports/transfers.schema';
import { Done } from '@aabha/contracts/wire/wire.schema';
import { get, post } from '../../trpc/procedure-meta';
import { publicProcedure, router, userProcedure } from '../../trpc/procedures';
import { acceptPassportOffer, declinePassportOffer, getPassportOffer } from './passport-offers.service';
import { getPassport, listOwnTelevisions, listPassports } from './passports.service';
import { offerPassport, withdrawPassportOffer } from './transfers.service';
import { remindPassport } from './warranty-reminders.service';

export const passportsRouter = router({
  get: publicProcedure
    .meta(get('/passport/{token}', 'The warranty of a television, by the link of its passport'))
    .input(GetPassportInput)
    .output(PassportOutput)
    .query(({ ctx, input }) => getPassport(ctx, input)),
  ofOrder: userProcedure
    .meta(get('/order/{id}/passports', 'The warranty passports of the televisions of your order'))
    .input(ListPassportsInput)
    .output(ListPassportsOutput)
    .query(({ ctx, input }) => listPassports(ctx, input)),
  own: userProcedure
    .meta(post('/passport/list', 'The televisions that you own: bought, or transferred to you'))
    .input(OwnTelevisionsInput)
    .output(OwnTelevisionsOutput)
    .query(({ ctx, input }) => listOwnTelevisions(ctx, input)),
  offer: userProcedure
    .meta(post('/passport/{token}/offer', 'Offer your television to somebody else'))
    .input(OfferPassportInput)
    .output(OfferPassportOutput)
    .mutation(({ ctx, input }) => offerPassport(ctx, input)),
  withdrawOffer: userProcedure
    .meta(post('/passport/{token}/offer/withdraw', 'Withdraw the offer of your television'))
    .input(GetPassportInput)
    .output(Done)
    .mutation(({ ctx, input }) => withdrawPassportOffer(ctx, input)),
  remind: userProcedure
    .meta(post('/passport/{token}/reminder', 'Be reminded, or not, before the warranty ends'))
    .input(RemindPassportInput)
    .output(RemindPassportOutput)
    .mutation(({ ctx, input }) => remindPassport(ctx, input)),
  getOffer: publicProcedure
    .meta(get('/passport-offer/{offer}', 'The television that you are offered, by the link of the mail'))
    .input(PassportOfferInput)
    .output(PassportOfferOutput)
    .query(({ ctx, input }) => getPassportOffer(ctx, input)),
  acceptOffer: userProcedure
    .meta(post('/passport-offer/{offer}/accept', 'Become the owner of a television that you are offered'))
    .input(PassportOfferInput)
    .output(AcceptedOfferOutput)
    .mutation(({ ctx, input }) => acceptPassportOffer(ctx, input)),
  declineOffer: publicProcedure
    .meta(post('/passport-offer/{offer}/decline', 'Decline a television that you are offered'))
    .input(PassportOfferInput)
    .output(Done)
    .mutation(({ ctx, input }) => declinePassportOffer(ctx, input)),
});
