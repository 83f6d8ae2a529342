import {
  SERVICE_AREA_COLUMNS,
  type ServiceArea,
  type ServiceAreaFields,
} from '@aabha/contracts/service-areas/service-areas.staff.schema';
import type { ConflictField } from '../../data/edit-conflict';
import { AREA_LABELS } from '../../data/field-labels';

export type ServiceAreaRecord = ServiceArea & { id: string };

export const EMPTY_AREA: ServiceAreaFields = {
  zipcode: '',
  dispatchCenter: '',
  originCenter: '',
  returnCenter: '',
  facilityCity: '',
  facilityState: '',
  outOfDeliveryArea: false,
};

/** Returns the form of a stored service area. */
export function serviceAreaFormFields(area: ServiceArea): ServiceAreaFields {
  const { zipcode, dispatchCenter, originCenter, returnCenter, facilityCity, facilityState } = area;
  const { outOfDeliveryArea } = area;
  return {
    zipcode,
    dispatchCenter,
    originCenter,
    returnCenter,
    facilityCity,
    facilityState,
    outOfDeliveryArea,
  };
}

const textOf = (value: string | boolean) => (typeof value === 'string' ? value : value ? 'Yes' : 'No');

export const areaConflictFields: readonly ConflictField<ServiceAreaFields>[] = SERVICE_AREA_COLUMNS.map(
  (source) => ({
    source,
    label: AREA_LABELS[source],
    text: (area) => textOf(area[source]),
  }),
);
