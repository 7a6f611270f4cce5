/** A picture that leaves no broken sign when it is lost. */
import { type ImgHTMLAttributes, useState } from 'react';

/** `children` stand in its place where there is none. */
export function Picture({ children, ...image }: ImgHTMLAttributes<HTMLImageElement>) {
  const [lost, setLost] = useState<string>();
  const { src } = image;
  if (!src || src === lost) return <>{children}</>;
  return <img alt="" {...image} onError={() => setLost(src)} />;
}
