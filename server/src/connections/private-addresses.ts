/** Addresses inside one's own network, which no owner's webhook may reach: whoever signs in to the site is not let into the machine room. */
import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { permanent } from './failure.ts';

/** Of the registries of special-purpose addresses (RFC 6890): whatever is not one place on the public internet. */
const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4');
/** Of version 6 only what is routed to the public, and of it none that carries an address of version 4 along. */
const PUBLIC_V6 = new BlockList();
PUBLIC_V6.addSubnet('2000::', 3, 'ipv6');
const PRIVATE_V6 = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  PRIVATE_V6.addSubnet(network, bits, 'ipv6');

export function isPrivateAddress(address: string): boolean {
  if (isIP(address) === 4) return PRIVATE.check(address, 'ipv4');
  return !PUBLIC_V6.check(address, 'ipv6') || PRIVATE_V6.check(address, 'ipv6');
}

/** @throws DeliveryFailure when the host is an address inside one's own network; names are looked at as they are resolved */
export function refusePrivateHost(hostname: string): void {
  const address = hostname.replace(/^\[|\]$/g, '');
  if (isIP(address) && isPrivateAddress(address)) throw refusal(hostname);
}

/** Resolves a name for the connection itself, so that no later answer of the name server can lead elsewhere. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    const isPrivate = addresses.some(({ address }) => isPrivateAddress(address));
    if (isPrivate) return callback(refusal(hostname), '');
    if (options.all) return (callback as unknown as AllCallback)(null, addresses);
    const [{ address, family } = { address: '', family: 0 }] = addresses;
    callback(null, address, family);
  });
};

type AllCallback = (error: null, addresses: LookupAddress[]) => void;

function refusal(hostname: string) {
  return permanent(`${hostname} is an address inside the server's own network (see ALLOW_PRIVATE_TARGETS).`);
}
