/** The attributes by which every element of HTML is given a handler. */

/** Of the standards, and those of one browser that others know too. A test asks a browser for its own. */
export const HANDLERS: readonly string[] = `
  abort animationcancel animationend animationiteration animationstart auxclick beforecopy beforecut beforeinput
  beforematch beforepaste beforetoggle beforexrselect blur cancel canplay canplaythrough change click close command
  contentvisibilityautostatechange contextlost contextmenu contextrestored copy cuechange cut dblclick drag dragend
  dragenter dragleave dragover dragstart drop durationchange emptied ended error focus formdata fullscreenchange
  fullscreenerror gotpointercapture input invalid keydown keypress keyup load loadeddata loadedmetadata loadstart
  lostpointercapture mousedown mouseenter mouseleave mousemove mouseout mouseover mouseup mousewheel mozfullscreenchange
  mozfullscreenerror paste pause play
  playing pointercancel pointerdown pointerenter pointerleave pointermove pointerout pointerover pointerrawupdate
  pointerup progress ratechange reset resize scroll scrollend scrollsnapchange scrollsnapchanging search
  securitypolicyviolation seeked seeking select selectionchange selectstart slotchange stalled submit suspend timeupdate
  toggle touchcancel touchend touchmove touchstart transitioncancel transitionend transitionrun transitionstart
  volumechange waiting webkitanimationend webkitanimationiteration webkitanimationstart webkitfullscreenchange
  webkitfullscreenerror webkittransitionend wheel`
  .split(/\s+/)
  .filter(Boolean)
  .map((event) => `on${event}`);
