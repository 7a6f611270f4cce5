/* The page's own script in the style of its time. */
function $(selector) {
  return document.querySelectorAll(selector);
}
document.addEventListener('DOMContentLoaded', function () {
  var hours = $('#hours')[0];
  var link = $('#toggle')[0];
  hours.style.display = 'none';
  link.onclick = function () {
    var open = hours.style.display === 'none';
    hours.style.display = open ? '' : 'none';
    link.textContent = open ? 'Hide opening hours' : 'Show opening hours';
    return false;
  };
});
