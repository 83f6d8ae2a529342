interface Courier {
  code: string;
  name: string;
  /** The address of a tracking page, `{awb}` where the number stands; absent where a courier has none by number. */
  tracking?: string;
}

/** The couriers that staff choose from. The address of any other is entered with the shipment. */
export const COURIERS = [
  {
    code: 'bluedart',
    name: 'Blue Dart',
    tracking: 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo={awb}',
  },
  { code: 'delhivery', name: 'Delhivery', tracking: 'https://www.delhivery.com/track-v2/package/{awb}' },
  { code: 'dtdc', name: 'DTDC', tracking: 'https://www.dtdc.in/trace.asp?strCnno={awb}' },
  {
    code: 'ecom-express',
    name: 'Ecom Express',
    tracking: 'https://ecomexpress.in/tracking/?awb_field={awb}',
  },
  { code: 'ekart', name: 'Ekart', tracking: 'https://ekartlogistics.com/shipmenttrack/{awb}' },
  { code: 'gati', name: 'Gati', tracking: 'https://www.gati.com/track-by-docket/?docket={awb}' },
  {
    code: 'india-post',
    name: 'India Post',
    tracking:
      'https://www.indiapost.gov.in/_layouts/15/dop.portal.tracking/trackconsignment.aspx?consignment={awb}',
  },
  { code: 'safexpress', name: 'Safexpress', tracking: 'https://www.safexpress.com/tracking?waybill={awb}' },
  {
    code: 'tci',
    name: 'TCI Express',
    tracking: 'https://www.tciexpress.in/track-your-shipment?docket={awb}',
  },
  { code: 'vrl', name: 'VRL Logistics', tracking: 'https://www.vrlgroup.in/track_consignment.aspx?lr={awb}' },
  {
    code: 'xpressbees',
    name: 'XpressBees',
    tracking: 'https://www.xpressbees.com/shipment/tracking?awbNo={awb}',
  },
  { code: 'own', name: 'Our own van' },
  { code: 'other', name: 'Other' },
] as const satisfies readonly Courier[];

export type CourierCode = (typeof COURIERS)[number]['code'];
export const COURIER_CODES = COURIERS.map(({ code }) => code);
/** The courier whose name shoppers read in their language. */
export const OWN_VAN = 'own' satisfies CourierCode;
/** Couriers that give no number by themselves. */
export const WITHOUT_AWB: readonly CourierCode[] = [OWN_VAN];
