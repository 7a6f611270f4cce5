/** The builder's enumerations and tables, against values that were typed in from its description. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as editor from '../../src/editor/index.ts';

/** A line `NAME 1, OTHER 2` as names and codes; a name without a number has no code. */
function typed(text: string): [string, number | undefined][] {
  return text.split(',').map((entry) => {
    const [, name = '', code] = /^\s*(.+?)(?: (\d+))?\s*$/.exec(entry) ?? [];
    return [name, code === undefined ? undefined : Number(code)];
  });
}

const ENUMERATIONS: Record<string, [editor.AnyEnumeration, string]> = {
  'types of block': [
    editor.BLOCK_TYPES,
    'NAVIGATION 1, HTML 2, LOGO 3, MAP 4, IMAGE 5, TWITTER 6, JOURNAL 7, GALLERY 8, FORM 9, GEO 10, INDEX 11, COLLECTION_LINK 12, LINK 13, TAGCLOUD 14, COMMENTS 16, FOLDER 17, MENU 18, SOCIAL_LINKS 19, SUMMARY 20, SPACER 21, EMBED 22, CODE 23, FOURSQUARE 24, INSTAGRAM 25, CALENDAR 26, POSTS_BY_AUTHOR 27, POSTS_BY_TAG 28, POSTS_BY_CATEGORY 29, POSTS_BY_MONTH 30, QUOTE 31, VIDEO 32, SEARCH 33, AUDIO 41, FIVEHUNDREDPIX 42, PRODUCT 43, MARKDOWN 44, FLICKR 45, AMAZON 46, HORIZONTAL_RULE 47, SOCIAL_ACCOUNT_LINKS 48, RSS 49, OPENTABLE 50, NEWSLETTER 51, DONATION 52, BUTTON 53, SOCIAL_ACCOUNT_LINKS_V2 54, SUMMARY_V2 55, SOUNDCLOUD 56, EMAIL_FOOTER 57, IN_BROWSER_MESSAGE_LINK 58, TOURDATES 59, ALBUM 60, ARCHIVE 61, CHART 62, ZOLA 63, ACUITY 65, OPENTABLE_V2 66, MEMBER_AREA 67, TOCK 68, ACCORDION 69, MARQUEE 70, SHAPE 71, PRICING_PLAN 72, WEBSITE_COMPONENT 1337',
  ],
  'groups of the block menu': [
    editor.BLOCK_MENU_GROUPS,
    'BASIC, IMAGE, GALLERY, SUMMARY, MORE, FILTERS_LISTS, COMMERCE, CHARTS, SOCIAL, INTEGRATIONS, TOCK, GLOBAL, PREMIUM',
  ],
  'variants of a gallery': [
    editor.BLOCK_VARIANTS.GALLERY,
    'slideshow 1000, carousel 1002, grid 1003, stack 1004',
  ],
  'variants of a summary': [editor.BLOCK_VARIANTS.SUMMARY, 'wall 1005, carousel 1006, list 1007, grid 1008'],
  'variants of a chart': [editor.BLOCK_VARIANTS.CHART, 'bar 1009, line 1010, pie 1011'],
  'variants of an image': [
    editor.BLOCK_VARIANTS.IMAGE,
    'inline 1012, poster 1013, card 1014, overlap 1015, collage 1016, stack 1017',
  ],
  'variants of Tock': [editor.BLOCK_VARIANTS.TOCK, 'reservations 1018, events 1019'],
  'promoted blocks': [
    editor.PROMOTED_BLOCK_TYPES,
    'map, embed, image, code, quote, twitter, link, video, foursquare, instagram, form',
  ],
  'elements of a layout': [
    editor.LAYOUT_ELEMENT_TYPES,
    'HEADING, PARAGRAPH, ACTION, CTA, DECOR, SOCIAL, MEDIA',
  ],
  'types of slide': [editor.SLIDE_TYPES, 'coverPage 1, lockScreen 2, popupOverlay 3, ssoScreen 4'],
  'types of section': [editor.SECTION_TYPES, 'cover-page, lock-screen, popup-overlay, sso-screen'],
  'types of form': [
    editor.FORM_TYPES,
    'formBlock 1, product 2, donation 3, slide 4, newsletterBlock 5, checkoutPage 6',
  ],
  'themes of the captcha': [editor.CAPTCHA_THEMES, 'light 1, dark 2'],
  'alignments of the captcha': [editor.CAPTCHA_ALIGNMENTS, 'left 1, center 2, right 3'],
  'states of a connection': [editor.CONNECTION_STATES, 'connected 1, disconnected 2, pending 3'],
  'kinds of connection': [
    editor.BACKEND_TYPES,
    'google 1, mailchimp 2, email 3, site-user 4, zapier 5, campaigns 6',
  ],
  roles: [
    editor.ROLES,
    'admin 1, billing 2, reporting 3, editor 4, moderator 6, commenter 7, storeManager 8, scheduling 9, viewer 10, campaignsEditor 11, schedulingViewer 12, schedulingEditor 13, none 14, websiteManager 15, draftEditor 16',
  ],
  'ways of access': [editor.ACCESS_MODES, 'none, sso, password, owner_login'],
  'states of an account': [
    editor.ACCOUNT_STATES,
    'expired 1, pastDue 2, trial 3, beta 4, removed 5, internal 6, comped 7, paid 8, linked 11, activeParkingPage 12, resold 13, resoldGracePeriod 14, enterprise 15, container 16',
  ],
  'types of page': [
    editor.PAGE_TYPES,
    'collection 1, page 2, splashPage 3, item 50, notFound 100, error 101, search 102, lockScreen 103, popupOverlay 104, protectedContent 105, memberAreaAccessDenied 106, paywall 107, showCart 200, checkout 201, orderConfirmed 202, donate 203, contributionConfirmed 204, cartV2 205, subscriptionConfirmed 206, orderReceived 207, membershipConfirmed 208, reviewsRequest 209, digitalProductPreview 210, orderStatus 211, newsletterUnsubscribe 300, commerceEmailPreview 301, ssoPage 400',
  ],
  'events of the analytics': [
    editor.ANALYTICS_EVENT_TYPES,
    'pageView 1, siteSearch 2, heartbeat 10, audio 20, video 21',
  ],
  'features that have a name': [
    editor.FEATURE_FLAGS,
    'commerce, giftCards, codeInjection, siteUserAccounts, popupOverlay, announcementBar, subscriptions, invoicing, pointOfSale',
  ],
  'views of a collection': [editor.COLLECTION_VIEWS, 'list, grid, product'],
  devices: [editor.DEVICE_VIEWS, 'desktop, phone, tablet'],
  'pages of the tweak editor': [
    editor.TWEAK_PAGE_TYPES,
    'SPLASH_PAGE, LOCK_SCREEN, POPUP_OVERLAY, CHECKOUT, STYLE, SSO_PAGE',
  ],
  'events of the tweak editor': [
    editor.TWEAK_EVENTS,
    'change, close, save, reset, beforeOpen, afterShow, afterClose',
  ],
  'tones of a brand': [
    editor.BRAND_TONES,
    'professional, sophisticated, friendly, playful, bold, quirky, innovative, custom',
  ],
  'states of a migration': [editor.MIGRATION_STATUSES, 'LEGACY_COMPATIBLE, IN_MIGRATION'],
  'styles of a map': [
    editor.MAP_STYLES,
    'Original, Grayscale, Satellite, MinimalDark, MinimalLight, MinimalBlue',
  ],
  'filters of a video': [
    editor.VIDEO_FILTERS,
    'none, blur, brightness, contrast, invert, opacity, saturate, sepia, drop-shadow, grayscale, hue-rotate',
  ],
  'styles of a pop-up': [editor.POPUP_STYLES, 'none 1, show 2'],
  'places of a pop-up': [
    editor.POPUP_POSITIONS,
    'TOP_LEFT, TOP_CENTER, TOP_RIGHT, CENTER_LEFT, CENTER, CENTER_RIGHT, BOTTOM_LEFT, BOTTOM_CENTER, BOTTOM_RIGHT',
  ],
  'types of product': [editor.PRODUCT_TYPES, 'physical 1, digital 2, service 3, gift-card 4'],
  'media of a gallery item': [
    editor.GALLERY_ITEM_MEDIA_TYPES,
    'imageEmpty, imageFile, imageLicensed, imageReused, assetReused, video',
  ],
  'events of a shop': [
    editor.COMMERCE_EVENTS,
    'cartPage, accountCreation, addToCart, search, newsletterSignUp, productPageView, purchase',
  ],
  'events of the inventory': [
    editor.INVENTORY_PANEL_EVENTS,
    'search, sorting, rowClick, paging, scarcitySettings',
  ],
  'events of ads': [editor.ADS_EVENTS, 'copyProductFeedUrl, saveAdPixelId'],
  'events of the key dialog': [editor.API_KEY_DIALOG_EVENTS, 'copy, cancel, next, complete'],
};

describe('enumerations', () => {
  for (const [name, [enumeration, text]] of Object.entries(ENUMERATIONS)) {
    it(`has the ${name}, and looks them up both ways`, () => {
      const entries = typed(text);
      assert.deepEqual(Object.entries(enumeration.codes), entries);
      assert.deepEqual(
        enumeration.names,
        entries.map(([each]) => each),
      );
      for (const [each, code] of entries) {
        assert.equal(enumeration.codeOf(each), code);
        if (code !== undefined) assert.equal(enumeration.nameOf(code), each);
      }
    });
  }

  for (const [name, list, text] of [
    [
      'types of collection',
      editor.COLLECTION_TYPES.names,
      'generic, subscription, twitter, foursquare, instagram, gallery-block, template-page, splash-page, page, fivehundredpix, flickr, products, slide-gallery, slide-album, slide-video, album-block',
    ],
    ['behaviours of a folder', editor.FOLDER_BEHAVIORS.names, 'index, redirect, none'],
    ['sources of a background', editor.BACKGROUND_SOURCES.names, 'upload, instagram, video, none'],
    [
      'types of slice',
      [...editor.SLICE_TYPES.names].sort(),
      'action, album, body, buttons, custom-form, form, gallery, heading, image, lock, logo, map, navigation, newsletter, password, popup-overlay-action, social-icons, sso-options, sub-heading, temp-lock-inject, twitter, video',
    ],
    ['tabs of a form', editor.FORM_SETTINGS_TABS, 'BUILD, STORAGE, ADVANCED, CAPTCHA, DISCLAIMER'],
    [
      'paths of the looks',
      editor.AESTHETICS_DIRTY_PATHS,
      'colors.defaultThemeId, fonts.activeThemeId, colors.palette, colors.themes, fonts.themes, fonts.fontUsageCategories',
    ],
    ['reserved navigation', editor.RESERVED_NAVIGATION_NAMES, '_hidden, _memberareas'],
    ['keys of a pop-up', editor.POPUP_STORAGE_KEYS, 'date-closed, version, submitted'],
    [
      'payload of an event',
      editor.ANALYTICS_PAYLOAD,
      'eventName, pagePath, pageHash, websiteId, templateId, variantId, memberAccountId, member_locale, website_locale',
    ],
    [
      'cookies of a restrictive policy',
      editor.PERFORMANCE_COOKIES,
      'ss_cid, ss_cpvisit, ss_cvisit, ss_cvr, ss_cvt',
    ],
    [
      'flags of a gallery',
      editor.GALLERY_FLAGS,
      'autoplay, auto-crop, controls, lightbox, show-meta, show-meta-on-hover, square-thumbs, thumbnails',
    ],
  ] as const) {
    it(`has the ${name}`, () => {
      assert.deepEqual(
        list,
        typed(text).map(([each]) => each),
      );
    });
  }

  it('names record types, and the numbers that templates ask for', () => {
    for (const name of [
      'text',
      'image',
      'quote',
      'link',
      'audio',
      'video',
      'store-item',
      'event',
      'gallery',
      'binary',
      'digital-good',
      'attachment',
      'tweet',
      'checkin',
    ]) {
      assert.ok(editor.RECORD_TYPES.has(name), name);
      assert.equal(typeof editor.RECORD_TYPES.codeOf(name), 'number');
    }
  });

  it('knows every layout of a slide', () => {
    const named =
      'audio-full-center-01, audio-full-left-01, audio-full-right-01, audio-left-right-01, landing-full-center-01, landing-full-center-02, landing-full-centercard-01, landing-full-left-01, landing-full-left-02, landing-full-right-01, landing-full-topleft-01, landing-left-right-01, landing-right-left-01, location-full-corners-01, location-right-left-01, lock-full-center-01, lock-full-center-02, lock-full-center-03, lock-full-center-04, lock-full-center-05, lock-full-bottomleft-01, sso-full-center-01, overlay-center-card-01, overlay-center-card-02, overlay-center-card-03, overlay-center-card-04, overlay-center-card-05, overlay-corner-card-01, overlay-full-bottom-01, overlay-full-center-01, overlay-full-center-02, twitter-full-center-01, twitter-full-left-01, video-full-bottom-01, video-full-center-01, video-full-corners-01';
    for (const [id] of typed(named)) assert.ok(editor.SLIDE_LAYOUT_IDS.includes(id), id);
    assert.equal(editor.SLIDE_LAYOUT_IDS.filter((id) => id.startsWith('profile-')).length, 10);
  });

  it('invents no value for a name without one', () => {
    assert.equal('invoicing' in editor.FEATURE_FLAGS.codes, true);
    assert.equal(editor.FEATURE_FLAGS.codeOf('invoicing'), undefined);
    assert.equal(editor.COOKIES.codeOf('previewMode'), undefined);
    assert.equal(editor.COOKIES.has('disableUserScripts'), true);
    assert.equal(editor.SLICE_TYPES.codeOf('sso-options'), undefined);
    assert.deepEqual(editor.FEATURE_FLAG_NUMBERS, { least: 1, most: 89 });
  });

  it('finds nothing under a name that is not listed, inherited ones included', () => {
    assert.equal(editor.BLOCK_TYPES.codeOf('constructor'), undefined);
    assert.equal(editor.BLOCK_TYPES.codeOf('__proto__'), undefined);
    assert.equal(editor.BLOCK_TYPES.nameOf(15), undefined);
    assert.equal(editor.variantOf(1001), undefined);
    assert.deepEqual(editor.variantOf(1016), { block: 'IMAGE', variant: 'collage' });
  });

  it('says which code has nothing made for it', () => {
    const make = editor.factory(new Map([[editor.BLOCK_TYPES.codes.MAP, 'a map']]));
    assert.equal(make(4), 'a map');
    assert.throws(() => make(99), { message: 'FactoryUtils: Could not find ctor for enumValue 99' });
  });
});

describe('forms', () => {
  for (const [types, properties] of [
    ['text, textarea, email, number', 'description, placeholder, required'],
    ['currency', 'description, currencySymbol, required'],
    ['website', 'description, placeholder, required'],
    ['password, twitter, date, time, name, address', 'description, required'],
    ['phone', 'description, showCountryCode, required'],
    ['section', 'description, underline'],
    ['radio, checkbox, select, likert', 'description, options, required'],
    ['hidden', 'key, value'],
  ] as const) {
    it(`sets ${properties} of ${types}`, () => {
      for (const [type] of typed(types)) {
        assert.equal(editor.fieldProperties(type as 'text').join(', '), properties);
      }
    });
  }

  it('limits a textarea under the flag of the form handler, and nothing else', () => {
    assert.deepEqual(editor.fieldProperties('textarea', { formHandler: true }), [
      'description',
      'placeholder',
      'required',
      'maxLength',
    ]);
    assert.deepEqual(editor.fieldProperties('text', { formHandler: true }), editor.fieldProperties('text'));
  });

  it('begins a form with its defaults', () => {
    assert.deepEqual(editor.newForm(), {
      type: 1,
      name: 'New Form',
      fields: [],
      submitButtonText: 'Submit',
      submissionMessage: 'Thank you!',
      disclaimerMessage: '',
      submissionHTML: '',
      successRedirect: '',
      captchaEnabled: false,
      captchaTheme: 1,
      captchaAlignment: 1,
    });
    for (const [type, disclaimer] of [
      [2, ''],
      [3, ''],
      [4, 'We respect your privacy.'],
      [5, 'We respect your privacy.'],
      [6, ''],
    ] as const) {
      assert.equal(editor.newForm(type).disclaimerMessage, disclaimer);
    }
  });

  it('has the demo forms and the mask of a password', () => {
    assert.deepEqual(
      editor.DEMO_CUSTOM_FORM.fields.map(({ id, required }) => [id, required]),
      [
        ['name', true],
        ['email', true],
        ['subject', true],
        ['message', true],
      ],
    );
    const [email] = editor.DEMO_NEWSLETTER_FORM.fields;
    assert.deepEqual(
      [email.id, email.type, email.locked, email.required],
      ['overlayNewsletterEmail', 'email', true, true],
    );
    assert.equal(editor.PASSWORD_MASK, '__MASKED_FIELD__');
  });
});

describe('connections', () => {
  const one = (backendType: number, connectionState: number) => ({
    backendId: `b${backendType}`,
    backendType,
    config: {},
    connectionState,
  });

  it('keeps what is connected or pending, sends what is connected, and lists what nobody knows', () => {
    const { kept, sent, errors } = editor.sortConnections([one(3, 1), one(2, 2), one(1, 3), one(9, 1)]);
    assert.deepEqual(
      [kept.map(({ backendId }) => backendId), sent.map(({ backendId }) => backendId)],
      [['b3', 'b1'], ['b3']],
    );
    assert.deepEqual(
      errors.map(({ backendType }) => backendType),
      [9],
    );
  });

  it('begins with mail to who is signed in', () => {
    assert.deepEqual(editor.sortConnections([editor.defaultConnection('ada@example.com')]).sent, [
      { backendId: '', backendType: 3, config: { address: 'ada@example.com' }, connectionState: 1 },
    ]);
  });

  it('knows what each kind is told', () => {
    assert.deepEqual(editor.CONNECTION_CONFIG, {
      google: ['username', 'spreadsheetName'],
      mailchimp: ['list', 'username', 'useSingleOptIn'],
      email: ['address'],
      'site-user': [],
      zapier: ['url'],
      campaigns: ['listId', 'useSingleOptIn'],
    });
  });
});

describe('galleries', () => {
  const FLAG = 'flag' as const;
  for (const [name, type, usual, range] of [
    ['design', 'choice', 'grid', 'slideshow, slider, grid, stacked'],
    ['autoplay', FLAG, false],
    ['autoplay-duration', 'number', 5, [1, 10]],
    ['controls', FLAG, false],
    ['auto-crop', FLAG, true],
    [
      'aspect-ratio',
      'choice',
      'square',
      'square, standard, standard-vertical, four-three, three-four-vertical, widescreen, anamorphic-widescreen',
    ],
    ['square-thumbs', FLAG, true],
    ['thumbnails', FLAG, false],
    ['thumbnail-strip-height', 'number', 80, [0, 200]],
    ['thumbnail-strip-margin', 'number', 20, [0, 60]],
    ['show-meta-basic', FLAG, true],
    ['show-meta', FLAG, true],
    ['show-meta-only-title', FLAG, false],
    [
      'meta-position',
      'choice',
      'bottom',
      'top, top-left, top-right, center, bottom, bottom-left, bottom-right',
    ],
    ['show-meta-on-hover', FLAG, false],
    ['active-alignment', 'choice', 'center', 'left, center, right'],
    ['thumbnails-per-row', 'number', 4, [1, 10]],
    ['padding', 'number', 20, [0, 50]],
    ['lightbox', FLAG, false],
    ['lightboxTheme', 'choice', 'dark', 'dark, light'],
    ['max-width', 'number', 300, [100, 300]],
    ['newWindow', FLAG, false],
    ['transparentBackground', FLAG, false],
  ] as const) {
    it(`has the option ${name}`, () => {
      const option = editor.GALLERY_OPTIONS.find((each) => each.name === name);
      assert.ok(option);
      assert.deepEqual([option.type, option.default], [type, usual]);
      if (option.type === 'number') assert.deepEqual([option.least, option.most], range);
      if (option.type === 'choice') assert.equal(option.values.join(', '), range);
    });
  }

  it('has no further option', () => assert.equal(editor.GALLERY_OPTIONS.length, 23));

  for (const [property, chosen, applies] of [
    ['autoplay', { design: 'slideshow' }, true],
    ['controls', { design: 'grid' }, false],
    ['aspectRatio', { design: 'grid' }, true],
    ['aspectRatio', { design: 'slider' }, false],
    ['autoplayDuration', { design: 'slider', autoplay: false }, false],
    ['autoplayDuration', { design: 'slider', autoplay: true }, true],
    ['thumbnailStripHeight', { thumbnails: false }, false],
    ['metaPosition', { showMeta: false }, false],
    ['activeAlignment', { design: 'slider' }, true],
    ['activeAlignment', { design: 'slideshow' }, false],
    ['lightbox', { design: 'autocolumns' }, true],
    ['lightbox', { design: 'stacked' }, false],
    ['lightboxTheme', { design: 'grid', lightbox: false }, false],
    ['maxWidth', { design: 'autocolumns' }, true],
    ['maxWidth', { design: 'grid' }, false],
    ['transparentBackground', { design: 'slideshow', autoCrop: false }, true],
    ['transparentBackground', { design: 'slideshow', autoCrop: true }, false],
  ] as const) {
    it(`${property} ${applies ? 'applies' : 'does not apply'} beside ${JSON.stringify(chosen)}`, () => {
      const options = { ...editor.GALLERY_DEFAULTS, ...chosen };
      assert.equal(editor.galleryOptionApplies(property, options), applies);
    });
  }

  for (const [design, sets] of [
    ['slideshow', { design: 'slideshow', thumbnails: true }],
    ['slider', { design: 'slider', thumbnails: false }],
    ['grid', { design: 'grid', thumbnails: false, autoplay: false }],
    ['stacked', { design: 'stacked', thumbnails: false, autoplay: false }],
  ] as const) {
    it(`choosing ${design} sets what goes with it`, () => {
      assert.deepEqual(editor.chooseGalleryDesign(design), sets);
    });
  }
});

describe('numbers', () => {
  it('has the limits', () => {
    assert.deepEqual(editor.LIMITS, {
      blocksPerLayout: 60,
      albumTracks: 60,
      orderableItems: 250,
      productsPerCollection: 200,
      nestedCategories: 10000,
      photoServiceGalleries: 20,
      gallerySize: 50,
      tagLength: 50,
      categoryLength: 25,
      generatedAltText: 250,
      numberDigits: 50,
      partialDepth: 16,
      formatterCache: 100,
    });
    assert.deepEqual(
      [editor.BYTES_PER_MB, editor.DEFAULT_SLIDER_ASPECT_RATIO, editor.DEFAULT_TIME_ZONE],
      [1000000, 50, 'America/New_York'],
    );
    assert.deepEqual(editor.IMAGE_WIDTHS, [100, 300, 500, 750, 1000, 1500, 2500]);
    assert.deepEqual(editor.YOUTUBE_THUMBNAIL_WIDTHS, [120, 320, 480, 640]);
    assert.deepEqual(editor.FRAME_WIDTHS, { desktop: 1024, phone: 428 });
    assert.deepEqual(
      [100, 101, 301, 501, 751, 1001].map(editor.imageBucket),
      [100, 300, 500, 750, 1000, 1500],
    );
  });

  it('has the presets', () => {
    assert.deepEqual(editor.PADDING_PRESETS, { small: '3%', medium: '6%', large: '12%' });
    assert.equal(editor.BLOCK_STYLE_PRESETS.borderRadii, 22);
    assert.deepEqual(Object.keys(editor.BLOCK_STYLE_PRESETS.stroke), [
      'style',
      'color',
      'thickness',
      'dashLength',
      'gapLength',
      'linecap',
    ]);
    const { height, width } = editor.SECTION_DIVIDER_PRESETS;
    assert.deepEqual(
      [Object.values(height), Object.values(width)],
      [
        [2, 6, 12],
        [5, 20, 100],
      ],
    );
    const { straight, wave } = editor.MARQUEE_PRESETS;
    assert.deepEqual([straight.waveIntensity, wave.waveIntensity], [0, 60]);
    for (const preset of [straight, wave]) {
      assert.deepEqual(
        [preset.waveFrequency, preset.animationSpeed, preset.textSize, preset.itemSpacing],
        [4, 0.5, '4rem', '0.4em'],
      );
    }
    assert.equal(editor.IMAGE_COMPONENT_VERSION, '0.16.0');
  });

  it('has the texts and addresses of shop and site', () => {
    assert.deepEqual(editor.COMMERCE_TEXTS, {
      addToCart: 'Add To Cart',
      subscribe: 'Subscribe',
      fromPrice: 'from {fromPrice}',
      salePrice: 'Sale Price:',
      originalPrice: 'Original Price:',
      quickView: 'Quick View',
      soldOut: 'sold out',
      sale: 'sale',
    });
    assert.deepEqual(editor.PRODUCT_QUANTITY, { least: 1, most: 9999, step: 1, initial: 1 });
    assert.deepEqual(editor.YEAR, { weeks: 52, months: 12 });
    assert.deepEqual(editor.NEW_CATEGORY, { type: 'ROOT', pageRendering: 'LIST_VIEW', displayIndex: 1 });
    assert.deepEqual(editor.UPGRADE_PATHS, {
      trial: '/settings/billing/upgrade',
      website: '/settings/billing/subscriptions/website',
    });
    assert.deepEqual(
      [editor.FOOD_ORDERING_LINK_TITLE, editor.MEMBER_AREA_TYPE, editor.README_PAGE_NAME],
      ['Order Now', 'member-area', 'readme'],
    );
  });
});

describe('colours', () => {
  for (const [colour, message] of [
    [{ h: 1, s: 1 }, 'Missing an H/S/L value.'],
    [{ h: 361, s: 1, l: 1 }, 'Hue out of bounds.'],
    [{ h: 1, s: 1.1, l: 1 }, 'Saturation out of bounds.'],
    [{ h: 1, s: 1, l: -0.1 }, 'Lightness out of bounds.'],
    [{ h: 1, s: 1, l: 1, a: 2 }, 'Alpha out of bounds.'],
  ] as const) {
    it(`refuses ${JSON.stringify(colour)}`, () => {
      assert.throws(() => editor.hslColor(colour), { message });
    });
  }

  it('refuses a colour in no model, and a corner that pictures do not have', () => {
    assert.throws(() => editor.parseColor('#12345'), { message: 'Invalid color model' });
    assert.equal(editor.cornerColor({ topLeftAverage: '112233' }, 'topLeft'), '112233');
    assert.throws(() => editor.cornerColor({}, 'middle'), { message: '"middle" not found.' });
  });
});
