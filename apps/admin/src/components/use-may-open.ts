import { useResourceDefinitions } from 'react-admin';
import { mayOpen, type ResourceOptions } from '../data/resource';
import { usePerson } from './use-person';

/** Returns whether the signed-in person may open a resource; false until both are known. */
export function useMayOpen(): (resource: string) => boolean {
  const person = usePerson();
  const definitions = useResourceDefinitions<ResourceOptions>();
  return (resource) => person !== undefined && mayOpen(person, definitions[resource]?.options);
}

/** Returns whether an address leads to a screen that the signed-in person may not open. */
export function useIsClosed(): (address: string) => boolean {
  const person = usePerson();
  const definitions = useResourceDefinitions<ResourceOptions>();
  return (address) => {
    const [, resource = ''] = /^\/admin-dashboard\/([a-z-]+)/.exec(address) ?? [];
    const options = definitions[resource]?.options;
    return person !== undefined && options !== undefined && !mayOpen(person, options);
  };
}
