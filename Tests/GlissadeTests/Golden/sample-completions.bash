# Completes the command lines of sample in bash. Written by 'sample completions bash'.

_sample() {
  local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD - 1]}"
  local options='' words='' files='' is_value=''

  # Bash takes --name=value for three words.
  if [[ $current == '=' ]]; then
    current=''
  elif [[ $previous == '=' ]]; then
    previous="${COMP_WORDS[COMP_CWORD - 2]}"
  fi

  if ((COMP_CWORD == 1)); then
    options='-h --help --version'
    words='measure pick help'
  else
    case "${COMP_WORDS[1]}" in
      measure)
        options='-o --output -t --tolerance --count --align --set -j --json -q --quiet -h --help'
        case "$previous" in
          -o | --output) is_value=yes files=yes ;;
          -t | --tolerance) is_value=yes ;;
          --count) is_value=yes ;;
          --align) is_value=yes words='time frame release' ;;
          --set) is_value=yes ;;
          *) words='fast exact paging snap\ to' files=yes ;;
        esac
        ;;
      pick)
        options='-h --help'
        ;;
      help)
        options='-h --help'
        words='measure pick help'
        ;;
    esac
  fi

  COMPREPLY=()
  if [[ -z $is_value && $current == -* ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$options" -- "$current")
    return
  fi
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
  if [[ -n $files ]]; then
    compopt -o filenames 2> /dev/null
    mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$current")
  fi
}

complete -F _sample sample
