/** Every tag, its methods and its events, as a program in TypeScript has them. */
import { registerLocale } from 'sqs-kit';
import { type ApiError, createApi } from 'sqs-kit/api';
import { averageOf, hexOf, parseColor, textColorOn } from 'sqs-kit/color';
import { colorsOfPicture } from 'sqs-kit/color/picture';
import type { SqsFormElement } from 'sqs-kit/elements/sqs-form.js';
import { compile } from 'sqs-kit/template';
import { compile as compileCore } from 'sqs-kit/template/core';

const find = <K extends keyof HTMLElementTagNameMap>(tag: K) => document.createElement(tag);

interface Note {
  id: string;
  text: string;
}

export async function useApi(): Promise<void> {
  const api = createApi({ root: '/api/', token: 'token' });
  const { urlId } = await api.stores.create({ title: 'Shop', isFirstLink: true });
  const [newest] = await api.owner.submissions.list({ query: { limit: 1 } });
  const note = api.resource<Note>('notes').model({ text: urlId });
  note.on('error', ({ during }) => console.warn(during, newest?.formId));
  await note.save().catch(({ code, msg, body }: ApiError) => console.warn(code, msg, body));
}

export async function useEveryTag(): Promise<void> {
  const form: SqsFormElement = find('sqs-form');
  form.formId = 'contact';
  form.emailRule = 'modern';
  const isStored: boolean = await form.submit();
  const isRight: boolean = form.validate();
  form.addEventListener('sqs-form-failure', ({ detail }) =>
    console.warn(detail.fieldErrors.email, isStored, isRight),
  );
  document.addEventListener('sqs-config-error', ({ detail }) =>
    console.warn(detail.tag, detail.path, detail.reason),
  );
  const fieldTypes: string[] = form.config.fields.map(({ type }) => type);

  const newsletter = find('sqs-newsletter');
  newsletter.config = { formId: 'news', messages: { submit: fieldTypes.join() } };
  newsletter.reset();

  const lightbox = find('sqs-lightbox');
  lightbox.show();
  lightbox.open = false;
  lightbox.addEventListener('sqs-lightbox-before-close', (event) => {
    if (event.detail.reason === 'escape') event.preventDefault();
  });

  const popup = find('sqs-popup-overlay');
  popup.show();
  popup.addEventListener('sqs-popup-overlay-close', ({ detail }) => console.warn(detail.action));

  const gallery = find('sqs-gallery');
  gallery.design = 'slideshow';
  gallery.addEventListener('sqs-gallery-change', ({ detail }) =>
    console.warn(detail.index.toFixed(), detail.reason),
  );

  const audio = find('sqs-audio');
  audio.play();
  audio.addEventListener('sqs-audio-ended', ({ detail }) => console.warn(detail.title));

  const album = find('sqs-album-player');
  album.view = 'cover';
  album.repeat = 'all';
  album.play(1);
  album.addEventListener('sqs-album-track', ({ detail }) => console.warn(detail.index ?? 'none'));

  const video = find('sqs-video');
  video.fit = 'cover';
  video.addEventListener('sqs-video-error', ({ detail }) => console.warn(detail.code));

  const image = find('sqs-image');
  await image.load();
  console.warn(image.state);

  const template = find('sqs-template');
  template.data = { name: 'Ada' };
  await template.reload();
  console.warn(template.errors.length);

  const site = find('sqs-site');
  site.analyticsDisabled = true;
  await site.tracker?.event('seen', {});
  site.consent?.choose(true);

  const price = find('sqs-product-price');
  price.moneyUnits = 'major';
  const variants = find('sqs-product-variants');
  variants.picker = 'radio';
  const quantity = find('sqs-quantity');
  quantity.addEventListener('sqs-quantity-change', ({ detail }) => console.warn(detail.quantity));
  const button = find('sqs-add-to-cart');
  await button.add();
  const restock = find('sqs-restock-notification');
  await restock.submit();
  const password = find('sqs-password');
  password.kind = 'collection';
  const banner = find('sqs-cookie-banner');
  banner.addEventListener('sqs-cookie-banner-choice', ({ detail }) => console.warn(detail.isAllowed));

  for (const element of [
    find('sqs-album-player'),
    find('sqs-bg-video'),
    find('sqs-button'),
    find('sqs-cart'),
    find('sqs-cart-link'),
    find('sqs-cart-quantity'),
    find('sqs-cover-slide'),
    find('sqs-divider'),
    find('sqs-info-bar'),
    find('sqs-licensed-assets-bar'),
    find('sqs-map'),
    find('sqs-marquee'),
    find('sqs-product'),
    find('sqs-product-mark'),
    find('sqs-product-scarcity'),
    find('sqs-quick-view'),
    find('sqs-quotes'),
    find('sqs-site-badge'),
    find('sqs-social-icons'),
    find('sqs-time'),
    find('sqs-tweets'),
    price,
    variants,
    password,
  ])
    await element.updateComplete;

  registerLocale('fr', { form: { submit: 'Envoyer' } });
  console.warn(hexOf(averageOf([parseColor('teal')])), textColorOn(parseColor('#0cf')) === 'black');
  console.warn(hexOf(averageOf(colorsOfPicture(new Image()))));
  console.warn(compile('{a}').render({ a: 1 }).output, compileCore('{a}').errors.length);
}

/** Mistakes that do not compile. */
export function useWrongly(): void {
  // @ts-expect-error a design that there is not
  find('sqs-gallery').design = 'mosaic';
  // @ts-expect-error a number for a text
  find('sqs-form').formId = 3;
  // @ts-expect-error an event that there is not, told by its detail
  find('sqs-audio').addEventListener('sqs-audio-track', ({ detail }) => detail.title);
  // @ts-expect-error a view that there is not
  find('sqs-album-player').view = 'page';
}
