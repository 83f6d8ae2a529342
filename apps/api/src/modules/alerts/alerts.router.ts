import {
  AlertIdInput,
  AlertLinkInput,
  AlertOutput,
  ConfirmedAlertOutput,
  ListAlertsInput,
  ListAlertsOutput,
  NewAlertInput,
  NewAlertOutput,
} from '@aabha/contracts/alerts/alerts.schema';
import { Done } from '@aabha/contracts/wire/wire.schema';
import { get, post } from '../../trpc/procedure-meta';
import { publicProcedure, router, userProcedure } from '../../trpc/procedures';
import { confirmAlert, getAlertByLink, stopAlertByLink } from './alert-links.service';
import { createAlert, listAlerts, stopAlert } from './alerts.service';

export const alertsRouter = router({
  create: publicProcedure
    .meta(post('/alert/new', 'Ask to be mailed when a television is back, or costs less'))
    .input(NewAlertInput)
    .output(NewAlertOutput)
    .mutation(({ ctx, input }) => createAlert(ctx, input)),
  getByLink: publicProcedure
    .meta(get('/alert/confirm/{token}', 'The alert of a link in a mail'))
    .input(AlertLinkInput)
    .output(AlertOutput)
    .query(({ ctx, input }) => getAlertByLink(ctx, input)),
  confirm: publicProcedure
    .meta(post('/alert/confirm/{token}', 'Confirm the alert of a link in a mail'))
    .input(AlertLinkInput)
    .output(ConfirmedAlertOutput)
    .mutation(({ ctx, input }) => confirmAlert(ctx, input)),
  stopByLink: publicProcedure
    .meta(post('/alert/stop/{token}', 'Stop the alert of a link in a mail'))
    .input(AlertLinkInput)
    .output(Done)
    .mutation(({ ctx, input }) => stopAlertByLink(ctx, input)),
  list: userProcedure
    .meta(post('/alert/list', 'Your alerts that are on'))
    .input(ListAlertsInput)
    .output(ListAlertsOutput)
    .query(({ ctx, input }) => listAlerts(ctx, input)),
  stop: userProcedure
    .meta(post('/alert/{id}/stop', 'Stop one of your alerts'))
    .input(AlertIdInput)
    .output(Done)
    .mutation(({ ctx, input }) => stopAlert(ctx, input)),
});
