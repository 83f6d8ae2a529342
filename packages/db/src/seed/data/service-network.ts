/** The shop's hubs, and which PIN codes each serves by their first digits. The longest match wins. */
const HUBS = [
  { city: 'Delhi', state: 'Delhi', prefixes: ['1', '20', '24', '25', '26', '28'] },
  { city: 'Lucknow', state: 'Uttar Pradesh', prefixes: ['2', '21', '22', '23', '27'] },
  { city: 'Jaipur', state: 'Rajasthan', prefixes: ['30', '31', '32', '33', '34'] },
  { city: 'Ahmedabad', state: 'Gujarat', prefixes: ['3', '36', '37', '38', '39'] },
  { city: 'Mumbai', state: 'Maharashtra', prefixes: ['4', '40', '42', '43', '44'] },
  { city: 'Pune', state: 'Maharashtra', prefixes: ['41'] },
  { city: 'Indore', state: 'Madhya Pradesh', prefixes: ['45', '46', '47', '48', '49'] },
  { city: 'Hyderabad', state: 'Telangana', prefixes: ['5', '50', '51', '52', '53'] },
  { city: 'Bengaluru', state: 'Karnataka', prefixes: ['56', '57', '58', '59'] },
  { city: 'Chennai', state: 'Tamil Nadu', prefixes: ['6', '60', '61', '62', '63', '64'] },
  { city: 'Kochi', state: 'Kerala', prefixes: ['67', '68', '69'] },
  { city: 'Kolkata', state: 'West Bengal', prefixes: ['7', '70', '71', '72', '73', '74', '75', '76', '77'] },
  { city: 'Guwahati', state: 'Assam', prefixes: ['78', '79'] },
  { city: 'Patna', state: 'Bihar', prefixes: ['8', '9'] },
] as const;

/** Where goods for a PIN code leave from, come from and go back to. */
interface ServiceNetwork {
  dispatchCenter: string;
  originCenter: string;
  returnCenter: string;
  facilityCity: string;
  facilityState: string;
}

/** The hub with the longest prefix of the code; heavy goods originate in Bengaluru. */
export function serviceNetworkFor(pinCode: string): ServiceNetwork {
  let hub: (typeof HUBS)[number] = HUBS[0];
  let length = 0;
  for (const candidate of HUBS)
    for (const prefix of candidate.prefixes)
      if (pinCode.startsWith(prefix) && prefix.length > length) [hub, length] = [candidate, prefix.length];
  return {
    dispatchCenter: `${hub.city} Hub`,
    originCenter: 'Bengaluru Central Warehouse',
    returnCenter: `${hub.city} Returns Desk`,
    facilityCity: hub.city,
    facilityState: hub.state,
  };
}
