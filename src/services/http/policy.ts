/** Hears of requests that the page's own Content-Security-Policy kept in. */

/** To the request itself, a policy looks like a lost connection. */
export function watchPolicy(directive: 'connect-src' | 'form-action', url: string) {
  const { origin } = new URL(url, document.baseURI);
  let isSeen = false;
  let stop = () => {};
  const seen = new Promise<void>((resolve) => {
    const listen = ({ effectiveDirective, disposition, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective !== directive || disposition !== 'enforce') return;
      if (!blockedURI.startsWith(origin)) return;
      isSeen = true;
      resolve();
    };
    document.addEventListener('securitypolicyviolation', listen);
    stop = () => document.removeEventListener('securitypolicyviolation', listen);
  });
  return { seen, isSeen: () => isSeen, stop: () => stop() };
}
