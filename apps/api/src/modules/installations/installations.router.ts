import { CsvFile } from '@aabha/contracts/csv/csv.schema';
import {
  BookInstallationInput,
  CancelInstallationInput,
  ExportInstallationsInput,
  InstallationOutput,
  InstallationSlotsInput,
  InstallationSlotsOutput,
  ListedInstallationOutput,
  ListInstallationsInput,
  ListInstallationsOutput,
  MoveInstallationInput,
  OrderInstallationsInput,
  OrderInstallationsOutput,
  UpdateInstallationInput,
} from '@aabha/contracts/installations/installations.schema';
import {
  ListZonesInput,
  ListZonesOutput,
  UpdateZoneInput,
  ZoneFields,
  ZoneIdInput,
  ZoneOutput,
} from '@aabha/contracts/installations/zones.schema';
import {
  FailVisitInput,
  FinishVisitInput,
  SendVisitLinkInput,
  VisitInput,
  VisitLinkOutput,
  VisitOutput,
  VisitPhotoInput,
  VisitPhotoOutput,
} from '@aabha/contracts/installations/visits.schema';
import { Done } from '@aabha/contracts/wire/wire.schema';
import { formInput } from '../../trpc/form-input';
import { WITH_VISIT_PHOTOS } from '../../trpc/input-limits';
import {
  publicProcedure,
  router,
  signedInProcedure,
  staffProcedure,
  superAdminProcedure,
} from '../../trpc/procedures';
import { get, ONCE_A_KEY, post, postForm, READS_REPORTS } from '../../trpc/procedure-meta';
import { bookInstallation, cancelInstallation, moveInstallation } from './book-installation.service';
import { exportInstallations, listInstallations, updateInstallationOf } from './list-installations.service';
import { getInstallationSlots, getOrderInstallations } from './order-installations.service';
import { downloadVisitPhoto, sendVisitLink } from './visit-links.service';
import { failVisit, finishVisit, getVisit } from './visits.service';
import { createZone, listZones, removeZone, updateZoneOf } from './zones.service';

export const installationsRouter = router({
  ofOrder: signedInProcedure
    .meta(get('/order/{id}/installations', 'The installations of an order, and whether they are offered'))
    .input(OrderInstallationsInput)
    .output(OrderInstallationsOutput)
    .query(({ ctx, input }) => getOrderInstallations(ctx, input)),
  slots: signedInProcedure
    .meta(post('/installation/slots', 'When the televisions of an order can be installed'))
    .input(InstallationSlotsInput)
    .output(InstallationSlotsOutput)
    .query(({ ctx, input }) => getInstallationSlots(ctx, input)),
  book: signedInProcedure
    .meta(post('/installation/book', 'Book the installation of a television', ONCE_A_KEY))
    .input(BookInstallationInput)
    .output(InstallationOutput)
    .mutation(({ ctx, input }) => bookInstallation(ctx, input)),
  move: signedInProcedure
    .meta(post('/installation/{id}/move', 'Move an installation to another time', ONCE_A_KEY))
    .input(MoveInstallationInput)
    .output(InstallationOutput)
    .mutation(({ ctx, input }) => moveInstallation(ctx, input)),
  cancel: signedInProcedure
    .meta(post('/installation/{id}/cancel', 'Cancel an installation', ONCE_A_KEY))
    .input(CancelInstallationInput)
    .output(InstallationOutput)
    .mutation(({ ctx, input }) => cancelInstallation(ctx, input)),
  list: staffProcedure
    .meta(post('/installation/list', 'The installations of all orders'))
    .input(ListInstallationsInput)
    .output(ListInstallationsOutput)
    .query(({ ctx, input }) => listInstallations(ctx, input)),
  update: staffProcedure
    .meta(
      post('/installation/{id}/update', 'Note that an installation is done, or why it failed', ONCE_A_KEY),
    )
    .input(UpdateInstallationInput)
    .output(ListedInstallationOutput)
    .mutation(({ ctx, input }) => updateInstallationOf(ctx, input)),
  exportCsv: superAdminProcedure
    .meta(post('/installation/export', 'Installations as a CSV file', READS_REPORTS))
    .input(ExportInstallationsInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportInstallations(ctx, input)),
  sendLink: staffProcedure
    .meta(post('/installation/{id}/link', 'Make the link of a technician, and mail it'))
    .input(SendVisitLinkInput)
    .output(VisitLinkOutput)
    .mutation(({ ctx, input }) => sendVisitLink(ctx, input)),
  downloadPhoto: staffProcedure
    .meta(post('/installation/photo/{id}/download', 'A photo of a technician'))
    .input(VisitPhotoInput)
    .output(VisitPhotoOutput)
    .query(({ ctx, input }) => downloadVisitPhoto(ctx, input)),
  visit: publicProcedure
    .meta(get('/installation/visit/{token}', 'What a technician needs for a visit, by the link to it'))
    .input(VisitInput)
    .output(VisitOutput)
    .query(({ ctx, input }) => getVisit(ctx, input)),
  finishVisit: publicProcedure
    .meta(
      postForm('/installation/visit/{token}/done', 'Note that a television is installed', {
        limits: WITH_VISIT_PHOTOS,
      }),
    )
    .input(formInput(FinishVisitInput))
    .output(VisitOutput)
    .mutation(({ ctx, input }) => finishVisit(ctx, input)),
  failVisit: publicProcedure
    .meta(post('/installation/visit/{token}/failed', 'Note why a television could not be installed'))
    .input(FailVisitInput)
    .output(VisitOutput)
    .mutation(({ ctx, input }) => failVisit(ctx, input)),
  listZones: staffProcedure
    .meta(post('/installation/zone/list', 'The zones of technicians, by name'))
    .input(ListZonesInput)
    .output(ListZonesOutput)
    .query(({ ctx, input }) => listZones(ctx, input)),
  createZone: superAdminProcedure
    .meta(post('/installation/zone/new', 'Add a zone of technicians'))
    .input(ZoneFields)
    .output(ZoneOutput)
    .mutation(({ ctx, input }) => createZone(ctx, input)),
  updateZone: superAdminProcedure
    .meta(post('/installation/zone/{id}/update', 'Change areas and places of a zone'))
    .input(UpdateZoneInput)
    .output(ZoneOutput)
    .mutation(({ ctx, input }) => updateZoneOf(ctx, input)),
  removeZone: superAdminProcedure
    .meta(post('/installation/zone/{id}/remove', 'Remove a zone'))
    .input(ZoneIdInput)
    .output(Done)
    .mutation(({ ctx, input }) => removeZone(ctx, input)),
});
