import type { AlertState } from '@aabha/contracts/alerts/alerts.values';
import type { AppDeps } from '../../context/deps';
import { mailLanguage } from '../../mails/mail-language';
import { alertConfirmMail, alertPriceMail, alertStockMail } from '../../mails/templates/alert-mails';
import { findAlertToMail } from './alerts.queries';
import { showAlerts } from './show-alerts.service';

type Template = typeof alertStockMail;

/** Returns a handler that mails the person of an alert which is in a state, while the page of its television is there. */
const mailingAlert =
  (template: Template, state: AlertState) =>
  async (deps: AppDeps, { alertId }: { alertId: string }, effectId: string): Promise<void> => {
    const found = await findAlertToMail(deps.db, alertId);
    if (found?.state !== state || !found.isListed) return;
    const [shown] = await showAlerts(deps.db, [found]);
    const { kind, token, target: targetPaise, productId, name: television, newPrice: pricePaise } = found;
    const language = await mailLanguage(deps, found);
    await deps.ports.mail.send(
      template(
        deps,
        { messageId: effectId, to: found.email, language },
        {
          kind,
          token,
          targetPaise,
          productId,
          television,
          pricePaise,
          pictureFile: shown?.product.pictures[0]?.src,
        },
      ),
    );
  };

/** Asks the address of a visitor to confirm an alert, unless it was stopped or has expired. */
export const mailAlertConfirm = mailingAlert(alertConfirmMail, 'waiting');

export const mailAlertStock = mailingAlert(alertStockMail, 'sent');

export const mailAlertPrice = mailingAlert(alertPriceMail, 'sent');
