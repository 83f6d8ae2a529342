import {
  CreateAddressInput,
  ListAddressesInput,
  ListAddressesOutput,
  RemoveAddressInput,
  UpdateAddressInput,
} from '@aabha/contracts/addresses/addresses.schema';
import { router, userProcedure } from '../../trpc/procedures';
import { post } from '../../trpc/procedure-meta';
import { changeAddress, createAddress, listAddresses, removeAddress } from './addresses.service';

export const addressesRouter = router({
  list: userProcedure
    .meta(post('/address/list', 'The addresses that the caller saved'))
    .input(ListAddressesInput)
    .output(ListAddressesOutput)
    .query(({ ctx }) => listAddresses(ctx)),
  create: userProcedure
    .meta(post('/address/new', 'Save an address'))
    .input(CreateAddressInput)
    .output(ListAddressesOutput)
    .mutation(({ ctx, input }) => createAddress(ctx, input)),
  update: userProcedure
    .meta(post('/address/{id}/update', 'Change an address, or make it the default one'))
    .input(UpdateAddressInput)
    .output(ListAddressesOutput)
    .mutation(({ ctx, input }) => changeAddress(ctx, input)),
  remove: userProcedure
    .meta(post('/address/{id}/remove', 'Remove an address'))
    .input(RemoveAddressInput)
    .output(ListAddressesOutput)
    .mutation(({ ctx, input }) => removeAddress(ctx, input)),
});
