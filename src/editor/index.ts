/** `sqs-kit/editor`: what the builder's editor counts and names, as typed values, without a page (behaviour/editor#the-module). */
export * from '../domain/color/index.ts';
export * from './blocks.ts';
export * from './commerce.ts';
export * from './connections.ts';
export * from './enumeration.ts';
export * from './forms.ts';
export * from './galleries.ts';
export * from './limits.ts';
export * from './names.ts';
export * from './site.ts';
export * from './slides.ts';
