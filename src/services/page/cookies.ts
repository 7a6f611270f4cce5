/** Reads, writes and deletes cookies of the page; blocked cookies read as absent, nothing throws. */
import { attempt } from './storage.ts';

export interface CookieEnvironment {
  /** The page's cookies, as `document.cookie`. */
  cookies: { cookie: string };
  hostname: string;
  isSecure: boolean;
}

export interface CookieJar {
  get(name: string): string | undefined;
  /**
   * @param maxAgeMs without it the cookie lives as long as the browser's session
   * @returns false when the browser did not keep it
   */
  set(name: string, value: string, maxAgeMs?: number): boolean;
  /** Deletes the page's own cookie and those that a server set for a parent domain. */
  remove(name: string): void;
}

export function createCookies(environment: CookieEnvironment = pageEnvironment()): CookieJar {
  const { cookies, hostname, isSecure } = environment;
  const secure = isSecure ? '; Secure' : '';

  // A sandboxed frame throws on every access to its cookies, and a lone surrogate cannot be encoded.
  function get(name: string): string | undefined {
    return attempt(() => readCookie(cookies.cookie, name)) || undefined;
  }

  function set(name: string, value: string, maxAgeMs?: number): boolean {
    attempt(() => {
      const age = maxAgeMs === undefined ? '' : `; Max-Age=${Math.round(maxAgeMs / 1000)}`;
      cookies.cookie = `${name}=${encodeValue(value)}; Path=/${age}; SameSite=Lax${secure}`;
    });
    return get(name) === value;
  }

  function remove(name: string): void {
    for (const domain of ['', ...parentDomains(hostname).map((parent) => `; Domain=${parent}`)]) {
      attempt(() => {
        cookies.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax${domain}${secure}`;
      });
    }
  }

  return { get, set, remove };
}

function pageEnvironment(): CookieEnvironment {
  return { cookies: document, hostname: location.hostname, isSecure: location.protocol === 'https:' };
}

/** Value by name out of the text of `document.cookie`; empty when it is not there. */
function readCookie(cookies: string, name: string): string {
  const entry = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  const value = entry?.slice(name.length + 1) ?? '';
  // Written by something that does not encode, the raw value is meant.
  return attempt(() => decodeURIComponent(value)) ?? value;
}

/** Only what a cookie value must not contain is encoded: servers read `ss_cvr` with its bars as they are. */
function encodeValue(value: string): string {
  return value.replace(/[^!#$&-+\--:<-[\]-~]+/g, encodeURIComponent);
}

function parentDomains(hostname: string): string[] {
  const labels = hostname.split('.');
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'));
}
