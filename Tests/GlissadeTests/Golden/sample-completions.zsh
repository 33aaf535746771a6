#compdef sample
# Completes the command lines of sample in zsh. Written by 'sample completions zsh'.

_sample_name_or_file() {
  _alternative "names:name:(${(j: :)${(q)@}})" 'files:file:_files'
}

_sample() {
  local curcontext="$curcontext" state line
  local -a commands
  typeset -A opt_args
  commands=(
    'measure:Measure what is in some files, and say how much there is'
    'pick:Pick one of them'
    'help:Show the help, or the help of one command'
  )
  _arguments -C \
    '(-h --help)'{-h,--help}'[Show this help.]' \
    --version'[Show the version and the versions of the file formats.]' \
    '1: :->command' \
    '*:: :->arguments'
  case $state in
    command) _describe -t commands command commands ;;
    arguments)
      case $line[1] in
        measure)
          _arguments -s -S \
            '*'{-o+,--output=}'[Where the result goes.]:OUT:_files' \
            '(-t --tolerance)'{-t+,--tolerance=}'[Points. Default\: 0.5.]:PT: ' \
            --count='[How often.]:N: ' \
            --align='[What it'\''s aligned by \[first\: time\].]:HOW:(time frame release)' \
            '*'--set='[Changes a key.]:KEY=VALUE: ' \
            '(-j --json)'{-j,--json}'[Print JSON.]' \
            '(-q --quiet)'{-q,--quiet}'[Print nothing else.]' \
            '(-h --help)'{-h,--help}'[Show this help.]' \
            '1:MODE:(fast exact)' \
            '*:FILE: _sample_name_or_file paging snap\ to'
          ;;
        pick)
          _arguments -s -S \
            '(-h --help)'{-h,--help}'[Show this help.]' \
            '1::NAME: '
          ;;
        help)
          _arguments -s -S \
            '(-h --help)'{-h,--help}'[Show this help.]' \
            '1::COMMAND:(measure pick help)'
          ;;
      esac
      ;;
  esac
}

if [[ $funcstack[1] == _sample ]]; then
  _sample "$@"
else
  compdef _sample sample
fi
