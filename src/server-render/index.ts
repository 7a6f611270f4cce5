/** `sqs-kit/server-render`: tags as HTML that works before and without scripts (behaviour/server-render#the-module). */
export { prerenderPage } from './prerender.ts';
export { type RenderOptions, renderTag } from './render-tag.ts';
